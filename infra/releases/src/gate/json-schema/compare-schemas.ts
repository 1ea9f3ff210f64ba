import { accepts } from './accepts.js';
import { compareNumbers, compareSizes, compareTexts } from './compare-types.js';
import { areDisjoint } from './disjoint.js';
import { itemsOf, mayBeOf, valuesUnder } from './examples.js';
import { mergeParts } from './merge-parts.js';
import {
  CannotJudge,
  checkDepth,
  isNever,
  itemOf,
  nodeOfDocument,
  partOf,
  propertyOf,
  type Work,
  type JsonType,
  type SchemaNode,
} from './schema-node.js';
import { fieldIn, insteadOf, shownKind, shownValues } from './words.js';

/** What may be sent that isn’t taken. */
export interface SchemaProblem {
  /** Like `reply.offers[].price`. */
  readonly field: string;
  /** Follows the field: `may be null`. */
  readonly what: string;
}

export interface Comparison {
  /** What the fields are in: `reply`. */
  readonly field: string;
  /** Examples of what is taken. Optional properties that they have must stay. */
  readonly reads?: readonly unknown[];
  readonly work: Work;
}

/**
 * Whether every value that is right for `sent` is right for `taken`: no problem. If it can’t be told, that’s a problem.
 * Both are JSON Schemas, as zod writes them.
 */
export function compareSchemas(sent: unknown, taken: unknown, { field, reads = [], work }: Comparison) {
  try {
    const at = { field, reads, work, depth: 0, level: 0, open: new Map(), depends: { count: 0 } };
    return compare(nodeOfDocument(sent, work), nodeOfDocument(taken, work), at);
  } catch (error) {
    if (!(error instanceof CannotJudge)) throw error;
    return [{ field, what: `can’t be judged: ${error.message}` }];
  }
}

interface At {
  readonly field: string;
  readonly reads: readonly unknown[];
  readonly work: Work;
  readonly depth: number;
  /** How many properties and items this is inside of. */
  readonly level: number;
  /** The pairs that are being compared, with their levels. */
  readonly open: Map<SchemaNode, Map<SchemaNode, number>>;
  /** How often something depended on more than the pair: on `reads` or `open`. */
  readonly depends: { count: number };
}

function compare(sent: SchemaNode, taken: SchemaNode, at: At): SchemaProblem[] {
  const { work, open, depends } = at;
  if (work.compared.get(sent)?.has(taken)) return [];
  const levels = entryOf(open, sent, () => new Map<SchemaNode, number>());
  const level = levels.get(taken);
  if (level === at.level) throw new CannotJudge('a reference leads to itself');
  if (level !== undefined) {
    // It has no problem that isn’t found without going around once more.
    depends.count += 1;
    return [];
  }
  const before = depends.count;
  levels.set(taken, at.level);
  const problems = compareNodes(sent, taken, at);
  levels.delete(taken);
  if (problems.length === 0 && depends.count === before) {
    entryOf(work.compared, sent, () => new Set<SchemaNode>()).add(taken);
  }
  return problems;
}

function entryOf<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}

function compareNodes(sent: SchemaNode, taken: SchemaNode, outer: At): SchemaProblem[] {
  const at = { ...outer, depth: outer.depth + 1 };
  at.work.spend();
  checkDepth(at.depth);
  if (isNever(sent) || taken.isAnything) return [];
  if (isNever(taken)) return [{ field: at.field, what: 'isn’t known' }];
  if (sent.values) {
    const values = sent.values.filter((value) => accepts(sent, value, at.work, at.depth) !== false);
    return compareValues(values, taken, at);
  }
  if (sent.allOf) return compareNodes(mergeParts(sent, at.work), taken, at);
  const kinds = sent.anyOf ?? sent.oneOf;
  if (kinds) {
    return nodesOf(sent, kinds).flatMap((kind) => compare(kind, taken, { ...at, reads: readsOf(kind, at) }));
  }
  if (sent.types?.length === 1) return sent.types.flatMap((type) => compareType(sent, type, taken, at));
  const problems = (sent.types ?? anyType).flatMap((type) => compareNodes({ ...sent, types: [type] }, taken, at));
  if (problems.length < 2 || !sent.isAnything) return problems;
  return [{ field: at.field, what: `may be anything${insteadOf(taken)}` }];
}

const anyType: readonly JsonType[] = ['null', 'boolean', 'number', 'string', 'array', 'object'];

const nodesOf = (node: SchemaNode, schemas: readonly unknown[] = []): SchemaNode[] =>
  schemas.map((schema) => partOf(node, schema));

const readsOf = (kind: SchemaNode, { reads, work }: At): unknown[] =>
  reads.filter((example) => mayBeOf(kind, example, work));

function compareValues(values: readonly unknown[], taken: SchemaNode, { field, work, depth }: At): SchemaProblem[] {
  const answers = values.map((value) => ({ value, answer: accepts(taken, value, work, depth) }));
  const valuesWith = (wanted: boolean | undefined): unknown[] =>
    answers.filter(({ answer }) => answer === wanted).map(({ value }) => value);
  const [refused, unsure] = [valuesWith(false), valuesWith(undefined)];
  return [
    ...(refused.length > 0 ? [{ field, what: `may be ${shownValues(refused)}${insteadOf(taken)}` }] : []),
    ...(unsure.length > 0 ? [{ field, what: `can’t be judged: a pattern decides on ${shownValues(unsure)}` }] : []),
  ];
}

function compareType(sent: SchemaNode, type: JsonType, taken: SchemaNode, at: At): SchemaProblem[] {
  const { field } = at;
  if (type === 'null') return compareValues([null], taken, at);
  if (type === 'boolean') return compareValues([true, false], taken, at);
  const whole = type === 'integer';
  if (taken.values || (taken.types && !taken.types.some((one) => one === type || (whole && one === 'number')))) {
    return [{ field, what: `may be ${shownKind(sent)}${insteadOf(taken)}` }];
  }
  return [
    ...nodesOf(taken, taken.allOf).flatMap((part) => compareNodes(sent, part, at)),
    ...(taken.anyOf ? compareWithKinds(sent, nodesOf(taken, taken.anyOf), false, at) : []),
    ...(taken.oneOf ? compareWithKinds(sent, nodesOf(taken, taken.oneOf), true, at) : []),
    ...(type === 'string' ? compareTexts(sent, taken).map((what) => ({ field, what })) : []),
    ...(type === 'number' || whole ? compareNumbers(sent, taken, whole).map((what) => ({ field, what })) : []),
    ...(type === 'array' ? compareLists(sent, taken, at) : []),
    ...(type === 'object' ? compareObjects(sent, taken, at) : []),
  ];
}

/** Of several kinds that are taken, one must take all that is sent, and if `alone`, no other any of it. */
function compareWithKinds(sent: SchemaNode, all: readonly SchemaNode[], alone: boolean, at: At): SchemaProblem[] {
  const kinds = all.filter((kind) => !areDisjoint(sent, kind, at.work));
  const [first, ...others] = kinds.map((kind) => compareNodes(sent, kind, { ...at, reads: readsOf(kind, at) }));
  if (!first) return [{ field: at.field, what: `may be ${shownKind(sent)}, which isn’t known` }];
  const fewest = others.reduce((one, other) => (other.length < one.length ? other : one), first);
  if (kinds.length === 1 || (fewest.length === 0 && !alone)) return fewest;
  const apart = toldApart(sent, kinds, at.work);
  if (apart) return apart.flatMap((part) => compareWithKinds(part, kinds, alone, at));
  return fewest.length > 0
    ? fewest
    : [{ field: at.field, what: 'can’t be judged: it may be of several kinds at once' }];
}

/** The schema once for each value of a property that tells the kinds apart. */
function toldApart(sent: SchemaNode, kinds: readonly SchemaNode[], work: Work): SchemaNode[] | undefined {
  const name = sent.required?.find((key) => {
    work.spend();
    return (propertyOf(sent, key).values?.length ?? 0) > 1 && kinds.some((kind) => propertyOf(kind, key).values);
  });
  if (name === undefined) return undefined;
  return propertyOf(sent, name).values?.map((value) => ({
    ...sent,
    properties: { ...sent.properties, [name]: { const: value } },
  }));
}

const compareInside = (sent: SchemaNode, taken: SchemaNode, at: At): SchemaProblem[] =>
  compare(sent, taken, { ...at, level: at.level + 1 });

function compareLists(sent: SchemaNode, taken: SchemaNode, at: At): SchemaProblem[] {
  const { field, reads } = at;
  const told = sent.prefixItems?.length ?? 0;
  const most = Math.min(sent.maxItems ?? Infinity, isNever(itemOf(sent, told)) ? told : Infinity);
  const places = Math.min(most, Math.max(told, taken.prefixItems?.length ?? 0));
  const compareAt = (index: number, name: string): SchemaProblem[] =>
    compareInside(itemOf(sent, index), itemOf(taken, index), { ...at, field: field + name, reads: itemsOf(reads) });
  return [
    ...compareSizes([sent.minItems, most], [taken.minItems, taken.maxItems], 'items').map((what) => ({ field, what })),
    ...Array.from({ length: places }, (_, index) => compareAt(index, `[${index}]`)).flat(),
    ...(most > places ? compareAt(places, '[]') : []),
  ];
}

function compareObjects(sent: SchemaNode, taken: SchemaNode, at: At): SchemaProblem[] {
  const { field, reads, work } = at;
  const { named, open, mayHave } = namesIn(sent, work);
  const always = new Set(sent.required);
  const needed = new Set(taken.required);
  const takenNames = partOf(taken, taken.propertyNames ?? true);
  work.spend(named.length + needed.size);
  const problems: SchemaProblem[] = [];
  const find = (name: string, what: string): unknown => problems.push({ field: fieldIn(field, name), what });

  for (const name of needed) {
    if (!always.has(name)) find(name, mayHave(name) ? 'may be missing' : 'is missing');
  }
  for (const name of new Set([...named, ...Object.keys(taken.properties ?? {})])) {
    work.spend(1 + reads.length);
    if (mayHave(name)) {
      if (!takenNames.isAnything && accepts(takenNames, name, work) !== true) find(name, 'isn’t known');
      else {
        const inside = { ...at, field: fieldIn(field, name), reads: valuesUnder(reads, name) };
        problems.push(...compareInside(propertyOf(sent, name), propertyOf(taken, name), inside));
      }
    } else if (!needed.has(name)) {
      at.depends.count += 1;
      if (valuesUnder(reads, name).length > 0) find(name, 'is gone, and is read');
    }
  }
  if (!open) return problems;
  const others = { ...at, field: `${field}.*`, reads: [] };
  const names = { ...partOf(sent, sent.propertyNames ?? true), types: ['string'] as const };
  return [
    ...problems,
    ...compareInside(
      partOf(sent, sent.additionalProperties ?? true),
      partOf(taken, taken.additionalProperties ?? true),
      others,
    ),
    ...compareInside(names, takenNames, { ...others, field: `names in ${field}` }),
  ];
}

interface Names {
  /** Those that are known. */
  readonly named: readonly string[];
  /** Whether there may be others. */
  readonly open: boolean;
  readonly mayHave: (name: string) => boolean;
}

/** The names that an object may have. */
function namesIn(node: SchemaNode, work: Work): Names {
  const names = partOf(node, node.propertyNames ?? true);
  const listed = names.values?.filter((name) => typeof name === 'string');
  const mayHave = (name: string): boolean =>
    !isNever(propertyOf(node, name)) && (names.isAnything || accepts(names, name, work) !== false);
  return {
    named: [...Object.keys(node.properties ?? {}), ...(listed ?? [])].filter(mayHave),
    open: !listed && !isNever(partOf(node, node.additionalProperties ?? true)),
    mayHave,
  };
}
