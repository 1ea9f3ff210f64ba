/** A JSON Schema as our contracts make them: without references. */
export type Schema = Readonly<Record<string, unknown>>;

/** Where a value may not be as expected, and why. Paths are like `milestones[].title`; the whole value has an empty one. */
export interface Difference {
  readonly path: string;
  readonly reason: string;
}

/**
 * Why a value that `given` allows may be one that `expected` does not allow. None: whoever expects can take whatever is given.
 * Keys that `given` does not name are taken as not sent.
 */
export function differences(given: Schema, expected: Schema, path = ''): Difference[] {
  const accepted = alternatives(expected);
  return alternatives(given).flatMap((one) => {
    const tries = accepted.map((other) => compare(one, other, path));
    if (tries.some((found) => found.length === 0)) return [];
    const nearest = tries.filter((_, place) => isSameKind(one, accepted[place] ?? {}));
    const [best] = (nearest.length > 0 ? nearest : [[{ path, reason: `may be ${nameOf(one)}` }]]).toSorted(
      (left, right) => left.length - right.length,
    );
    return accepted.length === 1 ? (tries[0] ?? []) : (best ?? []);
  });
}

/** The schemas of which a value matches one. */
function alternatives(schema: Schema): Schema[] {
  const { anyOf, oneOf, type, ...rest } = schema;
  const list = asSchemas(anyOf ?? oneOf);
  if (list.length > 0)
    return list.flatMap((one) => alternatives({ ...rest, ...(type !== undefined && { type }), ...one }));
  if (Array.isArray(type)) return type.map((one: unknown) => ({ ...rest, type: one }));
  return [schema];
}

function compare(given: Schema, expected: Schema, path: string): Difference[] {
  if (isAnything(expected)) return [];
  const values = valuesOf(given);
  const known = valuesOf(expected);
  if (known) {
    if (!values) return [{ path, reason: `may be something else than ${known.map(show).join(', ')}` }];
    return values.filter((value) => !known.includes(value)).map((value) => ({ path, reason: `may be ${show(value)}` }));
  }
  if (isAnything(given)) return [{ path, reason: 'may be anything' }];
  if (!isSameKind(given, expected)) return [{ path, reason: `may be ${nameOf(given)} instead of ${nameOf(expected)}` }];
  if (values) return values.flatMap((value) => valueFaults(value, expected).map((reason) => ({ path, reason })));
  if (expected['type'] === 'object') return compareObjects(given, expected, path);
  const own = limitFaults(given, expected).map((reason) => ({ path, reason }));
  if (expected['type'] !== 'array') return own;
  return [...own, ...differences(asSchema(given['items']), asSchema(expected['items']), `${path}[]`)];
}

function compareObjects(given: Schema, expected: Schema, path: string): Difference[] {
  const at = (name: string): string => (path ? `${path}.${name}` : name);
  const [has, wants] = [propertiesOf(given), propertiesOf(expected)];
  const [sends, needs] = [namesOf(given['required']), namesOf(expected['required'])];
  const [others, otherWants] = [given['additionalProperties'], expected['additionalProperties']];
  const faults: Difference[] = [];
  for (const name of needs) {
    if (!has.has(name) && !isSchema(others)) faults.push({ path: at(name), reason: 'is missing' });
    else if (!sends.includes(name)) faults.push({ path: at(name), reason: 'may be missing' });
  }
  for (const [name, schema] of has) {
    const want = wants.get(name) ?? otherWants;
    if (isSchema(want)) faults.push(...differences(schema, want, at(name)));
    else if (want === false) faults.push({ path: at(name), reason: 'is not accepted' });
  }
  if (isSchema(others)) {
    for (const [name, want] of wants) if (!has.has(name)) faults.push(...differences(others, want, at(name)));
    if (isSchema(otherWants)) faults.push(...differences(others, otherWants, at('*')));
    else if (otherWants === false) faults.push({ path: at('*'), reason: 'is not accepted' });
  }
  const names = expected['propertyNames'];
  if (isSchema(names) && isSchema(others))
    faults.push(...differences(asSchema(given['propertyNames']), names, at('*')));
  return faults;
}

const lowest = { minLength: 'may be shorter', minItems: 'may have fewer entries' } as const;
const highest = { maxLength: 'may be longer', maxItems: 'may have more entries' } as const;

/** Where the limits of `given` are wider. */
function limitFaults(given: Schema, expected: Schema): string[] {
  const low = Object.entries(lowest).filter(
    ([key]) => numberOf(given, key, -Infinity) < numberOf(expected, key, -Infinity),
  );
  const high = Object.entries(highest).filter(
    ([key]) => numberOf(given, key, Infinity) > numberOf(expected, key, Infinity),
  );
  const form = (['pattern', 'format'] as const).filter(
    (key) => expected[key] !== undefined && given[key] !== expected[key],
  );
  const step = expected['multipleOf'];
  return [
    ...low.map(([key, reason]) => `${reason} than ${show(expected[key])}`),
    ...high.map(([key, reason]) => `${reason} than ${show(expected[key])}`),
    ...form.map((key) => `may have another ${key} than ${show(expected[key])}`),
    ...(isBelow(given, expected) ? [`may be less than ${lowerOf(expected).value}`] : []),
    ...(isAbove(given, expected) ? [`may be more than ${upperOf(expected).value}`] : []),
    ...(typeof step === 'number' && numberOf(given, 'multipleOf', NaN) % step !== 0
      ? [`may not be a multiple of ${step}`]
      : []),
  ];
}

interface Limit {
  readonly value: number;
  readonly excluded: boolean;
}

function lowerOf(schema: Schema): Limit {
  const [from, above] = [numberOf(schema, 'minimum', -Infinity), numberOf(schema, 'exclusiveMinimum', -Infinity)];
  return above >= from && above > -Infinity ? { value: above, excluded: true } : { value: from, excluded: false };
}

function upperOf(schema: Schema): Limit {
  const [to, below] = [numberOf(schema, 'maximum', Infinity), numberOf(schema, 'exclusiveMaximum', Infinity)];
  return below <= to && below < Infinity ? { value: below, excluded: true } : { value: to, excluded: false };
}

function isBelow(given: Schema, expected: Schema): boolean {
  const [has, wants] = [lowerOf(given), lowerOf(expected)];
  return has.value < wants.value || (has.value === wants.value && wants.excluded && !has.excluded);
}

function isAbove(given: Schema, expected: Schema): boolean {
  const [has, wants] = [upperOf(given), upperOf(expected)];
  return has.value > wants.value || (has.value === wants.value && wants.excluded && !has.excluded);
}

/** What is wrong with one value, for a schema of its kind. */
function valueFaults(value: unknown, expected: Schema): string[] {
  const { pattern } = expected;
  const size = typeof value === 'string' ? { minLength: value.length, maxLength: value.length } : {};
  const amount = typeof value === 'number' ? { minimum: value, maximum: value, multipleOf: value } : {};
  const fits = typeof pattern !== 'string' || (typeof value === 'string' && new RegExp(pattern, 'u').test(value));
  const rest = limitFaults({ ...expected, ...size, ...amount }, expected);
  return [...rest, ...(fits ? [] : [`may be ${show(value)}`])];
}

/** The values that a schema lists; undefined if it lists none. */
function valuesOf(schema: Schema): readonly unknown[] | undefined {
  const { enum: listed } = schema;
  if (Array.isArray(listed)) return listed as readonly unknown[];
  if ('const' in schema) return [schema['const']];
  if (schema['type'] === 'boolean') return [true, false];
  return schema['type'] === 'null' ? [null] : undefined;
}

function kindOf({ type, ...schema }: Schema): string | undefined {
  if (typeof type === 'string') return type;
  const [value] = valuesOf(schema) ?? [];
  if (value === undefined) return undefined;
  return value === null ? 'null' : typeof value;
}

function isSameKind(given: Schema, expected: Schema): boolean {
  const [one, other] = [kindOf(given), kindOf(expected)];
  return one === other || (one === 'integer' && other === 'number');
}

function nameOf(schema: Schema): string {
  const kind = kindOf(schema);
  if (kind === 'null') return 'null';
  return kind === undefined ? 'anything' : `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`;
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const asSchema = (value: unknown): Schema => (isSchema(value) ? value : {});
const asSchemas = (value: unknown): Schema[] => (Array.isArray(value) ? value.filter(isSchema) : []);
const constraints = ['type', 'enum', 'const', 'anyOf', 'oneOf', 'properties', 'items', 'pattern', 'format'];
const isAnything = (schema: Schema): boolean => !constraints.some((key) => key in schema);
const propertiesOf = (schema: Schema): Map<string, Schema> =>
  new Map(Object.entries(asSchema(schema['properties'])).map(([name, one]) => [name, asSchema(one)]));
const namesOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((name): name is string => typeof name === 'string') : [];
const show = (value: unknown): string => JSON.stringify(value);

function numberOf(schema: Schema, key: string, otherwise: number): number {
  const value = schema[key];
  return typeof value === 'number' ? value : otherwise;
}
