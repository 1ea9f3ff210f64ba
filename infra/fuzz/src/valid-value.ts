import * as fc from 'fast-check';
import type { JsonSchema } from './json-schema.js';

/**
 * Values that match a schema. Rules that JSON Schema cannot express, such as between two fields, may still refuse them.
 * @param dictionary texts that the running system knows: usernames, passwords, ids
 */
export function validValue(schema: JsonSchema, dictionary: readonly string[]): fc.Arbitrary<unknown> {
  const valid = (inner: JsonSchema): fc.Arbitrary<unknown> => validValue(inner, dictionary);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(valid));
  if (typeof schema.type === 'object') return fc.oneof(...schema.type.map((type) => valid({ ...schema, type })));
  switch (schema.type) {
    case 'string':
      return validText(schema, dictionary);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'integer':
      return validMultiple(schema, schema.multipleOf ?? 1);
    case 'number':
      return schema.multipleOf === undefined ? validNumber(schema) : validMultiple(schema, schema.multipleOf);
    case 'array':
      return fc.array(valid(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 5, 12),
      });
    case 'object':
      return validObject(schema, dictionary);
    default:
      return fc.jsonValue({ maxDepth: 3 });
  }
}

/** @param step a power of two or an integer, so that its multiples are exact */
function validMultiple(schema: JsonSchema, step: number): fc.Arbitrary<number> {
  const {
    minimum = -1_000_000,
    maximum = 1_000_000_000,
    exclusiveMinimum = -Infinity,
    exclusiveMaximum = Infinity,
  } = schema;
  const least = Math.max(minimum, Number.MIN_SAFE_INTEGER, exclusiveMinimum);
  const most = Math.min(maximum, Number.MAX_SAFE_INTEGER, exclusiveMaximum);
  return fc
    .integer({ min: Math.ceil(least / step), max: Math.floor(most / step) })
    .map((count) => count * step)
    .filter((value) => value > exclusiveMinimum && value < exclusiveMaximum);
}

function validNumber({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: JsonSchema): fc.Arbitrary<number> {
  return fc.double({
    min: exclusiveMinimum ?? minimum ?? -1e9,
    minExcluded: exclusiveMinimum !== undefined,
    max: exclusiveMaximum ?? maximum ?? 1e9,
    maxExcluded: exclusiveMaximum !== undefined,
    noNaN: true,
  });
}

function validObject(schema: JsonSchema, dictionary: readonly string[]): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties, propertyNames } = schema;
  if (typeof additionalProperties === 'object') {
    const names = propertyNames ? validValue(propertyNames, dictionary) : fc.string({ maxLength: 20 });
    return fc.dictionary(names.map(String), validValue(additionalProperties, dictionary), { maxKeys: 8 });
  }
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, inner]) => [name, validValue(inner, dictionary)]),
  );
  return fc.record(fields, { requiredKeys: [...required] });
}

function validText(schema: JsonSchema, dictionary: readonly string[]): fc.Arbitrary<string> {
  const { minLength = 0, maxLength = 60, pattern } = schema;
  const fits = (text: string) =>
    text.length >= minLength && text.length <= maxLength && (!pattern || new RegExp(pattern, 'u').test(text));
  let refusedInARow = 0;
  const accepts = (text: string) => {
    const isFit = fits(text);
    refusedInARow = isFit ? 0 : refusedInARow + 1;
    // Filtering would go on forever.
    if (refusedInARow > patience)
      throw new Error(`No text was made for ${JSON.stringify(schema)}: it needs an example`);
    return isFit;
  };
  const known = dictionary.filter(fits);
  const made = shapedText(schema).filter(accepts);
  return known.length > 0 ? fc.oneof(made, fc.constantFrom(...known)) : made;
}

function shapedText({ format, pattern, minLength = 0, maxLength = 60 }: JsonSchema): fc.Arbitrary<string> {
  const word = fc.string({
    unit: 'grapheme',
    minLength,
    maxLength: Math.min(maxLength, minLength + 40),
  });
  switch (format) {
    case 'email':
      return fc
        .tuple(fc.stringMatching(/^[a-z0-9]{1,12}$/), fc.constantFrom('example.com', 'example.org', 'mail.example'))
        .map(([name, host]) => `${name}@${host}`);
    case 'date-time':
      return moment.map((date) => date.toISOString());
    case 'date':
      return moment.map((date) => date.toISOString().slice(0, 10));
    case 'uuid':
      return fc.uuid({ version: 4 });
    default:
      // Most words match a pattern that only forbids characters. Other patterns have to be generated.
      return pattern && !pattern.startsWith('^[^') ? fc.stringMatching(new RegExp(pattern, 'u')) : word;
  }
}

/** Texts in a row that a schema refuses, before giving up on it. */
const patience = 10_000;

const moment = fc.date({ min: new Date('2000-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
