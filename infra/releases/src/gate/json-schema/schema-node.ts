import { ownValue } from '@hearthway/contracts/own-value';
import * as z from 'zod/mini';

/** Thrown where a schema has something that isn’t known here, or costs too much. The message says what. */
export class CannotJudge extends Error {}

/** What a judgment may cost in all, in steps of about a microsecond, so that no schema keeps the registry busy. */
export class Effort {
  #left: number;

  constructor(steps: number) {
    this.#left = steps;
  }

  spend(steps = 1): void {
    this.#left -= steps;
    if (this.#left < 0) throw new CannotJudge('it is too large');
  }
}

const deepest = 200;

/** @throws {CannotJudge} for schemas inside each other, or references to each other, without an end */
export function checkDepth(depth: number): void {
  if (depth > deepest) throw new CannotJudge('it is too deep');
}

const jsonTypes = ['null', 'boolean', 'integer', 'number', 'string', 'array', 'object'] as const;
export type JsonType = (typeof jsonTypes)[number];

const type = z.enum(jsonTypes);
const list = z.array(z.unknown());
const byName = z.record(z.string(), z.unknown());
const size = z.number().check(z.int(), z.nonnegative());

/** What zod writes. Anything else could change what the rest means, so it isn’t passed over. */
const keywords = z.strictObject({
  $ref: z.optional(z.string()),
  type: z.optional(z.union([type, z.array(type)])),
  const: z.optional(z.unknown()),
  enum: z.optional(list),
  not: z.optional(z.union([z.strictObject({}), z.literal(true)])),
  anyOf: z.optional(list),
  oneOf: z.optional(list),
  allOf: z.optional(list),
  properties: z.optional(byName),
  required: z.optional(z.array(z.string())),
  additionalProperties: z.optional(z.unknown()),
  propertyNames: z.optional(z.unknown()),
  items: z.optional(z.unknown()),
  prefixItems: z.optional(list),
  minItems: z.optional(size),
  maxItems: z.optional(size),
  minLength: z.optional(size),
  maxLength: z.optional(size),
  pattern: z.optional(z.string()),
  format: z.optional(z.string()),
  contentEncoding: z.optional(z.string()),
  minimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
  exclusiveMinimum: z.optional(z.number()),
  exclusiveMaximum: z.optional(z.number()),
  multipleOf: z.optional(z.number().check(z.positive())),
});

const saysNothing: ReadonlySet<string> = new Set(['$schema', '$defs', 'title', 'description', 'default', 'readOnly']);

type Keywords = z.infer<typeof keywords>;

/** A schema without references: what its reference leads to is in `allOf`. */
export interface SchemaNode extends Omit<Keywords, '$ref' | 'pattern' | 'type' | 'const' | 'enum'> {
  /** Where references in it point into. */
  readonly document: unknown;
  /** Missing if any type is right. */
  readonly types?: readonly JsonType[];
  /** The only values, if it has a list of them. */
  readonly values?: readonly unknown[];
  readonly patterns: readonly string[];
}

/** One node per schema, so that a schema that contains itself is recognized. */
const nodes = new WeakMap<object, SchemaNode>();

/** @throws {CannotJudge} */
export function nodeOf(schema: unknown, document: unknown): SchemaNode {
  if (typeof schema === 'boolean') return schema ? { document, patterns: [] } : { document, patterns: [], not: {} };
  if (typeof schema !== 'object' || schema === null) throw new CannotJudge('a part of it is no schema');
  const known = nodes.get(schema);
  if (known) return known;
  const node = readNode(schema, document);
  nodes.set(schema, node);
  return node;
}

/** The node of a part of another. */
export const partOf = (node: SchemaNode, schema: unknown): SchemaNode => nodeOf(schema, node.document);

function readNode(schema: object, document: unknown): SchemaNode {
  const parsed = keywords.safeParse(
    Object.fromEntries(Object.entries(schema).filter(([keyword]) => !saysNothing.has(keyword))),
  );
  if (!parsed.success) throw new CannotJudge(whyUnknown(parsed.error));
  const { $ref, type: types, const: only, enum: values, pattern, allOf, ...rest } = parsed.data;
  const target = $ref === undefined ? undefined : targetOf($ref, document);
  const all = [...(allOf ?? []), ...(target ?? [])];
  return {
    ...rest,
    document,
    ...(types !== undefined && { types: [types].flat() }),
    ...(values && { values }),
    ...(Object.hasOwn(schema, 'const') && { values: [only] }),
    ...(all.length > 0 && { allOf: all }),
    patterns: pattern === undefined ? [] : [pattern],
  };
}

function whyUnknown({ issues: [issue] }: z.core.$ZodError): string {
  if (issue?.code === 'unrecognized_keys') return `“${issue.keys[0] ?? ''}” isn’t known`;
  return `“${String(issue?.path[0] ?? '')}” isn’t right`;
}

const definitions = z.object({ $defs: byName });

function targetOf(reference: string, document: unknown): [unknown] {
  if (reference === '#') return [document];
  const name = /^#\/\$defs\/([\w.-]+)$/.exec(reference)?.[1];
  const target = name === undefined ? undefined : ownValue(definitions.safeParse(document).data?.$defs ?? {}, name);
  if (target === undefined) throw new CannotJudge(`“${reference}” isn’t there`);
  return [target];
}

/** Whether no value is right, as far as it is easily seen. */
export const isNever = ({ not, values }: SchemaNode): boolean => not !== undefined || values?.length === 0;

/** Whether every value is right. */
export const isAnything = ({ document: _, patterns, ...says }: SchemaNode): boolean =>
  patterns.length === 0 && Object.keys(says).length === 0;

/** What an object may have under a name. */
export function propertyOf(node: SchemaNode, name: string): SchemaNode {
  const own = ownValue(node.properties ?? {}, name);
  return partOf(node, own === undefined ? (node.additionalProperties ?? true) : own);
}

/** What a list may have at a place. */
export const itemOf = (node: SchemaNode, index: number): SchemaNode =>
  partOf(node, node.prefixItems?.[index] ?? node.items ?? true);

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Of a value: whole numbers are integers, too. */
export function isOfType(value: unknown, wanted: JsonType): boolean {
  if (wanted === 'null') return value === null;
  if (wanted === 'array') return Array.isArray(value);
  if (wanted === 'object') return isObject(value);
  if (wanted === 'integer') return Number.isInteger(value);
  return typeof value === wanted;
}

/** Whether two JSON values are the same. */
export function isSame(one: unknown, other: unknown, effort: Effort): boolean {
  effort.spend();
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isSame(item, other[index], effort));
  }
  if (!isObject(one) || !isObject(other)) return one === other;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame(one[key], other[key], effort))
  );
}
