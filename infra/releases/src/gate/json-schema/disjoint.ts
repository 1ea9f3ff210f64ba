import { accepts } from './accepts.js';
import { isNever, isSame, partOf, propertyOf, type Work, type JsonType, type SchemaNode } from './schema-node.js';

/** Kinds are told apart by a property, sometimes by one of a property. */
const deepest = 4;

/** Whether surely no value is right for both, as for two kinds of an object that a property tells apart. */
export function areDisjoint(one: SchemaNode, other: SchemaNode, work: Work, depth = 0): boolean {
  work.spend(2);
  if (isNever(one) || isNever(other)) return true;
  if (depth > deepest) return false;
  const within = (left: SchemaNode, right: SchemaNode): boolean => areDisjoint(left, right, work, depth + 1);
  return (
    haveNoCommonType(one, other) ||
    haveNoCommonValue(one, other, work) ||
    [[one, other] as const, [other, one] as const].some(
      ([left, right]) =>
        unionsOf(left).some((parts) => parts.every((part) => within(part, right))) ||
        (isAlwaysObject(left) && isAlwaysObject(right) && differInProperty(left, right, within)),
    )
  );
}

function haveNoCommonType({ types: one }: SchemaNode, { types: other }: SchemaNode): boolean {
  if (!one || !other) return false;
  return !one.some((type) => other.some((another) => family(type) === family(another)));
}

const family = (type: JsonType): JsonType => (type === 'integer' ? 'number' : type);

function haveNoCommonValue(one: SchemaNode, other: SchemaNode, work: Work): boolean {
  if (one.values && other.values) {
    return !one.values.some((value) => other.values?.some((another) => isSame(value, another, work)));
  }
  if (one.values) return one.values.every((value) => accepts(other, value, work) === false);
  return other.values?.every((value) => accepts(one, value, work) === false) ?? false;
}

/** Lists of which a value must be right for one; what must all be right is a list of one each. */
function unionsOf(node: SchemaNode): SchemaNode[][] {
  const lists = [node.anyOf, node.oneOf, ...(node.allOf ?? []).map((schema) => [schema])];
  return lists.flatMap((schemas) => (schemas ? [schemas.map((schema) => partOf(node, schema))] : []));
}

const isAlwaysObject = ({ types }: SchemaNode): boolean => types?.length === 1 && types[0] === 'object';

/** What one of them lacks doesn’t tell them apart: it is rather a mistake of one that should be named. */
function differInProperty(
  one: SchemaNode,
  other: SchemaNode,
  within: (left: SchemaNode, right: SchemaNode) => boolean,
): boolean {
  return (one.required ?? []).some(
    (name) =>
      hasProperty(one, name) && hasProperty(other, name) && within(propertyOf(one, name), propertyOf(other, name)),
  );
}

const hasProperty = ({ properties = {} }: SchemaNode, name: string): boolean => Object.hasOwn(properties, name);
