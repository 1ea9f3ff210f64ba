import { ownValue } from '@hearthway/contracts/own-value';

/** Thrown where a schema has something that isn’t known here, or costs too much. The message says what. */
export class CannotJudge extends Error {}

/** One judgment: what it may still cost, and what it found out already. */
export class Work {
  #steps: number;
  readonly nodes = new Map<string, SchemaNode>();
  readonly compared = new Map<SchemaNode, Set<SchemaNode>>();

  /** @param steps - of about a microsecond, so that no schema keeps the registry busy */
  constructor(steps: number) {
    this.#steps = steps;
  }

  spend(steps = 1): void {
    this.#steps -= steps;
    if (this.#steps < 0) throw new CannotJudge('it is too large');
  }
}

const deepest = 200;

/** @throws {CannotJudge} for schemas inside each other, or references to each other, without an end */
export function checkDepth(depth: number): void {
  if (depth > deepest) throw new CannotJudge('it is too deep');
}

const jsonTypes = ['null', 'boolean', 'integer', 'number', 'string', 'array', 'object'] as const;
export type JsonType = (typeof jsonTypes)[number];

type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isUnknown = (_value: unknown): _value is unknown => true;
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown): value is readonly string[] => isList(value) && value.every(isText);
const isNumber = (value: unknown): value is number => typeof value === 'number';
const isPositive = (value: unknown): value is number => isNumber(value) && value > 0;
const isSize = (value: unknown): value is number => isNumber(value) && Number.isInteger(value) && value >= 0;
const isType = (value: unknown): value is JsonType => jsonTypes.some((type) => type === value);
const isTypes = (value: unknown): value is JsonType | readonly JsonType[] =>
  isList(value) ? value.every(isType) : isType(value);
const isEverything = (value: unknown): value is unknown =>
  value === true || (isObject(value) && Object.keys(value).length === 0);

/** What zod writes, by hand because there are many. Anything else could change what the rest means, so it isn’t passed over. */
const keywords = {
  $ref: isText,
  type: isTypes,
  const: isUnknown,
  enum: isList,
  not: isEverything,
  anyOf: isList,
  oneOf: isList,
  allOf: isList,
  properties: isObject,
  required: isTexts,
  additionalProperties: isUnknown,
  propertyNames: isUnknown,
  items: isUnknown,
  prefixItems: isList,
  minItems: isSize,
  maxItems: isSize,
  minLength: isSize,
  maxLength: isSize,
  pattern: isText,
  format: isText,
  contentEncoding: isText,
  minimum: isNumber,
  maximum: isNumber,
  exclusiveMinimum: isNumber,
  exclusiveMaximum: isNumber,
  multipleOf: isPositive,
};

const saysNothing: ReadonlySet<string> = new Set(['$schema', '$defs', 'title', 'description', 'default', 'readOnly']);

type Keywords = {
  readonly [Name in keyof typeof keywords]?: (typeof keywords)[Name] extends (value: unknown) => value is infer Value
    ? Value
    : never;
};

/** A schema without references: what its reference leads to is in `allOf`. */
export interface SchemaNode extends Omit<Keywords, '$ref' | 'type' | 'const' | 'enum' | 'pattern'> {
  readonly document: SchemaDocument;
  /** Whether it says nothing, so that every value is right. */
  readonly isAnything: boolean;
  /** Missing if any type is right. */
  readonly types?: readonly JsonType[];
  /** The only values, if it has a list of them. */
  readonly values?: readonly unknown[];
  readonly patterns: readonly string[];
}

/** A whole schema. Its references lead into it. */
interface SchemaDocument {
  readonly root: unknown;
  readonly work: Work;
  readonly nodes: Map<JsonObject, SchemaNode>;
  /** Then the same text can mean something else in another document. */
  readonly hasReferences: boolean;
}

/** @throws {CannotJudge} */
export function nodeOfDocument(root: unknown, work: Work): SchemaNode {
  const hasReferences = textOf(root, work).includes('"$ref"');
  return nodeOf(root, { root, work, nodes: new Map(), hasReferences });
}

export const partOf = (node: SchemaNode, schema: unknown): SchemaNode => nodeOf(schema, node.document);

/** Contracts say many things many times. Each is read once. */
function nodeOf(schema: unknown, document: SchemaDocument): SchemaNode {
  if (typeof schema === 'boolean') return schema ? anything : never;
  if (!isObject(schema)) throw new CannotJudge('a part of it is no schema');
  const { nodes, work, hasReferences } = document;
  return remembered(nodes, schema, () => {
    if (hasReferences) return readNode(schema, document);
    return remembered(work.nodes, textOf(schema, work), () => readNode(schema, document));
  });
}

function remembered<Key>(nodes: Map<Key, SchemaNode>, key: Key, read: () => SchemaNode): SchemaNode {
  const known = nodes.get(key);
  if (known) return known;
  const node = read();
  nodes.set(key, node);
  return node;
}

function textOf(schema: unknown, work: Work): string {
  try {
    const text = JSON.stringify(schema);
    work.spend(text.length / 100);
    return text;
  } catch (error) {
    if (error instanceof RangeError) throw new CannotJudge('it is too deep');
    throw error;
  }
}

const nowhere: SchemaDocument = { root: {}, work: new Work(0), nodes: new Map(), hasReferences: false };
const anything: SchemaNode = { document: nowhere, isAnything: true, patterns: [] };
const never: SchemaNode = { document: nowhere, isAnything: false, patterns: [], not: {} };

function readNode(schema: JsonObject, document: SchemaDocument): SchemaNode {
  const { $ref, type, const: only, enum: values, pattern, allOf = [], ...rest } = readKeywords(schema);
  const all = $ref === undefined ? allOf : [...allOf, targetOf($ref, document)];
  return {
    ...rest,
    document,
    isAnything: Object.keys(schema).every((name) => saysNothing.has(name)),
    patterns: pattern === undefined ? [] : [pattern],
    ...(type !== undefined && { types: [type].flat() }),
    ...(values && { values }),
    ...(Object.hasOwn(schema, 'const') && { values: [only] }),
    ...(all.length > 0 && { allOf: all }),
  };
}

function readKeywords(schema: JsonObject): Keywords {
  const read: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(schema)) {
    if (saysNothing.has(name)) continue;
    const isRight = ownValue<(value: unknown) => boolean>(keywords, name);
    if (!isRight) throw new CannotJudge(`“${name.slice(0, 40)}” isn’t known`);
    if (!isRight(value)) throw new CannotJudge(`“${name}” isn’t right`);
    read[name] = value;
  }
  return read;
}

function targetOf(reference: string, { root }: SchemaDocument): unknown {
  if (reference === '#') return root;
  const name = /^#\/\$defs\/([\w.-]+)$/.exec(reference)?.[1];
  const definitions = isObject(root) && isObject(root['$defs']) ? root['$defs'] : {};
  const target = name === undefined ? undefined : ownValue(definitions, name);
  if (target === undefined) throw new CannotJudge(`“${reference.slice(0, 80)}” isn’t there`);
  return target;
}

/** Whether no value is right, as far as it is easily seen. */
export const isNever = ({ not, values }: SchemaNode): boolean => not !== undefined || values?.length === 0;

/** What an object may have under a name. */
export function propertyOf(node: SchemaNode, name: string): SchemaNode {
  const own = ownValue(node.properties ?? {}, name);
  return partOf(node, own === undefined ? (node.additionalProperties ?? true) : own);
}

/** What a list may have at a place. */
export const itemOf = (node: SchemaNode, index: number): SchemaNode =>
  partOf(node, node.prefixItems?.[index] ?? node.items ?? true);

/** Of a value: whole numbers are integers, too. */
export function isOfType(value: unknown, wanted: JsonType): boolean {
  if (wanted === 'null') return value === null;
  if (wanted === 'array') return Array.isArray(value);
  if (wanted === 'object') return isObject(value);
  if (wanted === 'integer') return Number.isInteger(value);
  return typeof value === wanted;
}

/** Whether two JSON values are the same. */
export function isSame(one: unknown, other: unknown, work: Work): boolean {
  work.spend();
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isSame(item, other[index], work));
  }
  if (!isObject(one) || !isObject(other)) return one === other;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame(one[key], other[key], work))
  );
}
