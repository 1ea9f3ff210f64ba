import { propertyOf, type JsonType, type SchemaNode } from './schema-node.js';

/** Like `"a", "b", or 3 more`. */
export function shownValues(values: readonly unknown[]): string {
  const shown = values.slice(0, 5).map(shownValue);
  const more = values.length - shown.length;
  return either(more > 0 ? [...shown, `${more} more`] : shown);
}

function shownValue(value: unknown): string {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'a certain list' : 'a certain object';
  return shortened(JSON.stringify(value), 80);
}

/** Like `a text`. An object that a property tells apart is shown with it. */
export function shownKind(node: SchemaNode): string {
  if (node.values) return shownValues(node.values);
  if (!node.types) return 'anything';
  const kind = node.required?.find((name) => propertyOf(node, name).values?.length === 1);
  if (kind === undefined) return either(node.types.map((type) => typeWords[type]));
  return `an object with the ${shortened(kind, 80)} ${shownValues(propertyOf(node, kind).values ?? [])}`;
}

const typeWords: Readonly<Record<JsonType, string>> = {
  null: 'null',
  boolean: 'true or false',
  integer: 'a whole number',
  number: 'a number',
  string: 'a text',
  array: 'a list',
  object: 'an object',
};

const either = (words: readonly string[]): string => new Intl.ListFormat('en', { type: 'disjunction' }).format(words);

/** What follows `may be null`, if that is easily said. */
export const insteadOf = (taken: SchemaNode): string =>
  (taken.values ?? taken.types) ? ` instead of ${shownKind(taken)}` : '';

/** A field inside another: `reply.offers`. */
export const fieldIn = (field: string, name: string): string =>
  /^[\w-]+$/.test(name) ? `${field}.${shortened(name, 80)}` : `${field}[${shortened(JSON.stringify(name), 80)}]`;

export const shortened = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;
