import { ownValue } from '@hearthway/contracts/own-value';
import {
  checkDepth,
  isNever,
  isObject,
  isOfType,
  isSame,
  itemOf,
  partOf,
  propertyOf,
  type Work,
  type SchemaNode,
} from './schema-node.js';

/** `undefined` where it can’t be told. */
type Answer = boolean | undefined;

/** Whether a value is right for a schema. */
export function accepts(node: SchemaNode, value: unknown, work: Work, depth = 0): Answer {
  work.spend();
  checkDepth(depth);
  const answer = (part: SchemaNode, of: unknown): Answer => accepts(part, of, work, depth + 1);
  const parts = (schemas: readonly unknown[] = []): Answer[] =>
    schemas.map((schema) => answer(partOf(node, schema), value));
  return all([
    !isNever(node),
    node.types === undefined || node.types.some((type) => isOfType(value, type)),
    node.values === undefined || node.values.some((one) => isSame(one, value, work)),
    ...parts(node.allOf),
    node.anyOf === undefined || any(parts(node.anyOf)),
    node.oneOf === undefined || exactlyOne(parts(node.oneOf)),
    typeof value !== 'string' || acceptsText(node, value, work),
    typeof value !== 'number' || acceptsNumber(node, value),
    !Array.isArray(value) || acceptsList(node, value, answer),
    !isObject(value) || acceptsObject(node, value, answer),
  ]);
}

const all = (answers: readonly Answer[]): Answer => {
  if (answers.includes(false)) return false;
  return answers.includes(undefined) ? undefined : true;
};

const any = (answers: readonly Answer[]): Answer => {
  if (answers.includes(true)) return true;
  return answers.includes(undefined) ? undefined : false;
};

function exactlyOne(answers: readonly Answer[]): Answer {
  const count = answers.filter((answer) => answer === true).length;
  if (count > 1) return false;
  return answers.includes(undefined) ? undefined : count === 1;
}

/** zod counts UTF-16 units, other readers characters: both counts must be right. A format is taken to be what its pattern says. */
function acceptsText(node: SchemaNode, text: string, work: Work): Answer {
  const { minLength = 0, maxLength = Infinity, patterns, format, contentEncoding } = node;
  return all([
    Array.from(text).length >= minLength && text.length <= maxLength,
    ...patterns.map((pattern) => matches(pattern, text, work)),
    (format === undefined && contentEncoding === undefined) || patterns.length > 0 || undefined,
  ]);
}

/**
 * Whether a text matches, for patterns that surely take little time: patterns are written by whoever publishes, and some would take
 * hours. Others can’t be told.
 */
function matches(pattern: string, text: string, work: Work): Answer {
  const ways = pattern.match(/[|?]/g)?.length ?? 0;
  const repeats = pattern.match(/[*+]|\{\d*,/g)?.length ?? 0;
  const attempts = (text.length + 1) ** (repeats + 1) * 2 ** ways;
  const repeatsGroup = /\)([*+]|\{)/.test(pattern);
  if (attempts > 1_000_000 || repeatsGroup || pattern.length > 300) return undefined;
  work.spend(attempts / 10);
  return (expressionOf(pattern, 'u') ?? expressionOf(pattern, ''))?.test(text);
}

/** Patterns are of Unicode, but zod writes any. */
function expressionOf(pattern: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(pattern, flags);
  } catch {
    return undefined;
  }
}

function acceptsNumber(node: SchemaNode, value: number): Answer {
  const { minimum = -Infinity, exclusiveMinimum = -Infinity, maximum = Infinity, exclusiveMaximum = Infinity } = node;
  return all([
    value >= minimum && value <= maximum && value > exclusiveMinimum && value < exclusiveMaximum,
    node.multipleOf === undefined || Number.isInteger(value / node.multipleOf),
  ]);
}

function acceptsList(
  node: SchemaNode,
  value: readonly unknown[],
  answer: (part: SchemaNode, of: unknown) => Answer,
): Answer {
  const { minItems = 0, maxItems = Infinity } = node;
  return all([
    value.length >= minItems && value.length <= maxItems,
    ...value.map((item, index) => answer(itemOf(node, index), item)),
  ]);
}

function acceptsObject(
  node: SchemaNode,
  value: Readonly<Record<string, unknown>>,
  answer: (part: SchemaNode, of: unknown) => Answer,
): Answer {
  const { required = [], propertyNames = true } = node;
  const names = Object.keys(value);
  return all([
    required.every((name) => Object.hasOwn(value, name)),
    ...names.map((name) => answer(propertyOf(node, name), ownValue(value, name))),
    ...names.map((name) => answer(partOf(node, propertyNames), name)),
  ]);
}
