import * as fc from 'fast-check';

/** Names with a meaning to JavaScript, to MongoDB, or in a path. */
export const hostileNames = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  '$where',
  '$gt',
  '$set.a',
  'a.b',
  '',
  '.',
  '..',
  '../../internal/revocations',
  'x\\..\\..\\..\\..\\internal\\revocations',
  '\\%2e%2e\\',
  '%2e%2e%2f',
  '%252e%252e%255c',
  '..;/',
  '\u0000',
  'a\u0000b',
  '\r\nSet-Cookie: a=b',
  '<script>alert(1)</script>',
  "' or 1=1--",
  '{{7*7}}',
  '\ud800',
  '\u202e\u2066',
  'Z̷̧a̴l̶g̵o̷',
  '＠ｆｕｌｌｗｉｄｔｈ',
  'ﬀ',
  'İ',
] as const;

/** Huge values are rare, so that a run has time for many cases. */
const huge: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(1_000, 20_000, 200_000).map((length) => 'a'.repeat(length)),
  fc.constantFrom(1_000, 20_000).map((length) => '@'.repeat(length)),
  fc.constantFrom(500, 5_000).map((length) => 'a.'.repeat(length)),
  fc.constantFrom(100, 10_000).map((length) => Array.from({ length }, () => 0)),
);

/** Arrays or objects nested up to thousands deep, to exhaust the stack of recursive parsers. */
const deep: fc.Arbitrary<unknown> = fc
  .tuple(fc.constantFrom(50, 1_000, 4_000), fc.boolean())
  .map(([depth, asArrays]) => {
    let value: unknown = 1;
    for (let level = 0; level < depth; level += 1) value = asArrays ? [value] : { a: value };
    return value;
  });

const oddNumber = fc.constantFrom<unknown>(
  0,
  -0,
  -1,
  0.1,
  1e21,
  1e308,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER + 2,
  Number.MIN_VALUE,
  2 ** 31,
  -(2 ** 63),
);

const hostileText = fc.oneof(
  fc.constantFrom<string>(...hostileNames),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
);

/** An object whose own keys pollute the prototype in a careless merge. */
const hostileObject = fc
  .tuple(fc.constantFrom<string>(...hostileNames), fc.jsonValue({ maxDepth: 1 }))
  .map(([name, value]) => {
    const made: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
    made[name] = value;
    return made;
  });

/** Anything but a valid value. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: hostileText },
  { weight: 3, arbitrary: oddNumber },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], {}, '', ' ') },
  { weight: 3, arbitrary: hostileObject },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: huge },
  { weight: 1, arbitrary: deep },
);

/** A valid value with one error: something in it is replaced, removed, added, or duplicated. */
export function nearlyValid(valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .tuple(valid, fc.nat(), fc.constantFrom('replace', 'remove', 'add', 'double' as const), hostileValue, hostileText)
    .map(([value, place, change, spoiled, name]) => {
      const places = placesIn(value);
      const chosen = places[place % Math.max(places.length, 1)];
      if (!chosen || change === 'replace') return chosen ? replaced(value, chosen, () => spoiled) : spoiled;
      if (change === 'remove') return replaced(value, chosen, () => undefined);
      if (change === 'double') return replaced(value, chosen, (inner) => [inner, inner]);
      return isObject(value) ? withOwn(value, name, spoiled) : [value, spoiled];
    });
}

type Place = readonly string[];

/** Every path inside a value, outermost first. */
function placesIn(value: unknown, path: Place = []): Place[] {
  if (typeof value !== 'object' || value === null || path.length > 5) return path.length > 0 ? [path] : [];
  const below = Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]));
  return path.length > 0 ? [path, ...below] : below;
}

function replaced(value: unknown, [key, ...rest]: Place, change: (inner: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  if (Array.isArray(value)) {
    return value.map((inner: unknown, index) => (String(index) === key ? replaced(inner, rest, change) : inner));
  }
  if (!isObject(value)) return value;
  return withOwn(value, key, replaced(value[key], rest, change));
}

/** A copy with another own key of any name, even `__proto__`. */
function withOwn(value: Readonly<Record<string, unknown>>, key: string, inner: unknown): Record<string, unknown> {
  const copy: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  for (const [name, kept] of Object.entries(value)) copy[name] = kept;
  copy[key] = inner;
  return copy;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
