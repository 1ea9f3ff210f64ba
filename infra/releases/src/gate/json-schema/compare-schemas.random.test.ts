import { expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { compareSchemas } from './compare-schemas.js';
import { Work } from './schema-node.js';

// Another reader of JSON Schema says whether the values that are sent would really be taken.

type Schema = Record<string, unknown> | boolean;

const names = fc.constantFrom('a', 'b', 'kind');
const text = fc.constantFrom('', 'a', 'b', 'ab', '12', 'abcabc');
const number = fc.constantFrom(-1, 0, 0.5, 1, 2, 3, 4, 7);
const size = fc.nat(3);
const constant = fc.oneof(text, number, fc.boolean(), fc.constant(null));
const optional = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined });

/** A schema with these keywords, or some of them. */
const schemaOf = (keywords: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<Schema> =>
  fc
    .record(keywords)
    .map((schema) => Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined)));

const texts = schemaOf({
  type: fc.constant('string'),
  minLength: optional(size),
  maxLength: optional(size),
  pattern: optional(fc.constantFrom('^a', 'b$', '^\\d+$')),
  allOf: optional(fc.constantFrom([{ pattern: '^a' }, { pattern: 'b' }], [{ pattern: 'b$' }])),
});
const numbers = schemaOf({
  type: fc.constantFrom('number', 'integer'),
  minimum: optional(number),
  maximum: optional(number),
  exclusiveMinimum: optional(number),
  exclusiveMaximum: optional(number),
  multipleOf: optional(fc.constantFrom(0.5, 1, 2)),
});
const others: readonly Schema[] = [true, false, {}, { not: {} }, { type: 'null' }, { type: 'boolean' }];
const leaf = fc.oneof(
  texts,
  numbers,
  schemaOf({ const: constant }),
  schemaOf({ enum: fc.array(constant, { maxLength: 3 }) }),
  fc.constantFrom(...others, { type: ['string', 'null'] }),
);

const { schema } = fc.letrec<{ schema: Schema; kinds: Schema[] }>((tie) => ({
  schema: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    { weight: 3, arbitrary: leaf },
    schemaOf({
      type: fc.constantFrom('array', ['array', 'null']),
      items: optional(tie('schema')),
      prefixItems: optional(fc.array(tie('schema'), { minLength: 1, maxLength: 2 })),
      minItems: optional(size),
      maxItems: optional(size),
    }),
    schemaOf({
      type: fc.constantFrom('object', 'object', undefined),
      properties: optional(fc.dictionary(names, tie('schema'), { maxKeys: 3 })),
      required: optional(fc.uniqueArray(names, { maxLength: 2 })),
      additionalProperties: optional(fc.oneof(fc.constant(false), tie('schema'))),
      propertyNames: optional(fc.constantFrom({ type: 'string' }, { enum: ['a', 'b'] }, { maxLength: 1 })),
    }),
    schemaOf({ anyOf: tie('kinds') }),
    schemaOf({ oneOf: tie('kinds') }),
    schemaOf({ allOf: tie('kinds') }),
    schemaOf({
      type: fc.constant('object'),
      properties: schemaOf({ kind: schemaOf({ const: text }), a: tie('schema') }),
      required: fc.constant(['kind']),
      additionalProperties: fc.constantFrom(false, undefined),
    }),
    fc.constantFrom<Schema>({ $ref: '#' }, { $ref: '#/$defs/tree' }),
  ),
  kinds: fc.array(tie('schema'), { minLength: 1, maxLength: 3 }),
}));

/** Two schemas; the other one is mostly the first with something changed. */
const pair = fc
  .record({
    sent: schema,
    other: schema,
    edit: fc.constantFrom('other', 'remove', 'more', 'less', 'add'),
    place: fc.nat(),
  })
  .map(({ sent, other, edit, place }) => {
    const taken: unknown = edit === 'other' ? other : edited(sent, place, edit, other);
    return { sent: inDocument(sent), taken: inDocument(taken) };
  });

const tree = {
  type: 'object',
  properties: { a: { $ref: '#/$defs/tree' }, b: { type: 'array', items: { $ref: '#/$defs/tree' } } },
};

const inDocument = (schema: unknown): unknown =>
  typeof schema === 'object' && schema !== null ? structuredClone({ ...schema, $defs: { tree } }) : schema;

/** A copy with something else at one place of all that are inside. */
function edited(value: unknown, place: number, edit: string, other: Schema): unknown {
  const count = JSON.stringify(value).match(/[:,[]/g)?.length ?? 1;
  let left = place % count;
  const changed = (inner: unknown): unknown => {
    if (typeof inner === 'number') return inner + (edit === 'more' ? 1 : -1);
    return Array.isArray(inner) ? [...(inner as unknown[]), inner[0] ?? other] : other;
  };
  const walk = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null) return part;
    const entries = Object.entries(part).flatMap(([key, inner]): [string, unknown][] => {
      left -= 1;
      if (left !== -1) return [[key, walk(inner)]];
      if (edit === 'remove') return [];
      return edit === 'add'
        ? [
            [key, walk(inner)],
            ['c', other],
          ]
        : [[key, changed(inner)]];
    });
    return Array.isArray(part) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
  };
  return walk(value);
}

/** A value that may be right for a schema. */
function valueFor(schema: unknown, document: unknown, pick: (most: number) => number, depth = 0): unknown {
  if (typeof schema !== 'object' || schema === null || depth > 5) return [null, 1, 'a', {}, []][pick(5)];
  const {
    $ref,
    enum: values,
    properties = {},
    required = [],
    items,
    prefixItems = [],
    type,
    ...rest
  } = schema as {
    $ref?: string;
    enum?: unknown[];
    properties?: Record<string, unknown>;
    required?: string[];
    items?: unknown;
    prefixItems?: unknown[];
    type?: string | string[];
    additionalProperties?: unknown;
  } & Record<string, unknown>;
  const inside = (part: unknown): unknown => valueFor(part, document, pick, depth + 1);
  if ($ref !== undefined) return inside($ref === '#' ? document : tree);
  if ('const' in rest) return rest['const'];
  if (values) return values[pick(values.length)];
  for (const key of ['anyOf', 'oneOf', 'allOf']) {
    const kinds = rest[key];
    if (Array.isArray(kinds) && type === undefined) return inside(kinds[pick(kinds.length)]);
  }
  const types = [type ?? ['object', 'string', 'null', 'number', 'array']].flat();
  const chosen = types[pick(types.length)];
  if (chosen === 'string') return ['', 'a', 'b', 'ab', '12', 'abcabc', 'ba', 'aab'][pick(8)];
  if (chosen === 'number' || chosen === 'integer') return [-2, -1, 0, 0.5, 1, 1.5, 2, 3, 4, 5, 7, 8][pick(12)];
  if (chosen === 'null') return null;
  if (chosen === 'boolean') return pick(2) === 0;
  if (chosen === 'array') return Array.from({ length: pick(5) }, (_, index) => inside(prefixItems[index] ?? items));
  const keys = [...required, ...Object.keys(properties), 'a', 'c', 'long'].filter(
    (key) => required.includes(key) || pick(3) > 0,
  );
  return Object.fromEntries(keys.map((key) => [key, inside(properties[key] ?? rest.additionalProperties)]));
}

it('never takes a schema for a part of another that refuses one of its values', () => {
  fc.assert(
    fc.property(pair, fc.array(fc.nat(1_000), { minLength: 50, maxLength: 300 }), ({ sent, taken }, picks) => {
      if (compareSchemas(sent, taken, { field: 'reply', work: new Work(100_000) }).length > 0) return;
      const [isSent, isTaken] = [reader(sent), reader(taken)];
      if (!isSent || !isTaken) return;
      let at = 0;
      const pick = (most: number): number => (picks[at++ % picks.length] ?? 0) % most;
      for (let index = 0; index < 40; index += 1) {
        const value = valueFor(sent, sent, pick);
        at += index;
        if (!isSent(value)) continue;
        if (isTaken(value) === false) throw new Error(`${JSON.stringify(value)} isn’t taken`);
      }
    }),
    { numRuns: 300 },
  );
});

it('takes each schema for a part of itself', () => {
  fc.assert(
    fc.property(schema.map(inDocument), (one) => {
      // Without kinds that overlap, parts that clash, and properties that must be there and can’t.
      const text = JSON.stringify(one).replaceAll('"additionalProperties":false', '');
      fc.pre(!/oneOf|allOf|not|false|"enum":\[\]/.test(text));
      const found = compareSchemas(one, structuredClone(one), { field: 'reply', work: new Work(100_000) });
      expect(found.filter(({ what }) => !what.startsWith('can’t be judged'))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

/** `undefined` for what isn’t a schema, or leads to itself. */
function reader(schema: unknown): ((value: unknown) => boolean | undefined) | undefined {
  try {
    const ajv = new Ajv2020({ strict: false, validateFormats: false, validateSchema: false });
    const validate = ajv.compile(schema as object);
    return (value) => {
      try {
        return validate(value);
      } catch (error) {
        if (error instanceof RangeError) return undefined;
        throw error;
      }
    };
  } catch {
    return undefined;
  }
}
