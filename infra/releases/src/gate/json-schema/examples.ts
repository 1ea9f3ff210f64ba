import { isObject, isOfType, isSame, propertyOf, type Work, type SchemaNode } from './schema-node.js';

/** The values that the examples have under a name. */
export const valuesUnder = (examples: readonly unknown[], name: string): unknown[] =>
  examples.flatMap((example) => (isObject(example) && Object.hasOwn(example, name) ? [example[name]] : []));

/** The items of those examples that are lists. */
export const itemsOf = (examples: readonly unknown[]): unknown[] =>
  examples.flatMap((example): unknown[] => (Array.isArray(example) ? example : []));

/** Whether an example can be of this kind, going by what tells kinds apart: types and constants. */
export function mayBeOf(node: SchemaNode, example: unknown, work: Work): boolean {
  work.spend();
  if (node.types && !node.types.some((type) => isOfType(example, type))) return false;
  if (node.values && !node.values.some((value) => isSame(value, example, work))) return false;
  if (!isObject(example)) return true;
  return Object.keys(node.properties ?? {}).every((name) => {
    work.spend();
    const { values } = propertyOf(node, name);
    return !values || !Object.hasOwn(example, name) || values.some((value) => isSame(value, example[name], work));
  });
}
