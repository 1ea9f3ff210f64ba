import { deserialize, serialize, type Document } from 'bson';
import { readBson, readText, SQL } from './bson-sql.js';
import type { CommandContext } from './command-context.js';

export interface DuplicateKeyReport {
  readonly message: string;
  readonly fields: { keyPattern?: Document; keyValue?: Document };
}

const INDEX_NAME = /Index '([^']+)'/;
const INDEX_CONSTRAINT = /^documents_rum_index_(\d+)$/;
const REFUSED_BSON = /BSONHEX([0-9a-f]+)/;

/**
 * A duplicate key error in MongoDB's words, with the index's keys and, given the refused `document`, their values. The
 * message does not contain the values, because it is likely to be logged.
 */
export async function reportDuplicateKey(
  context: CommandContext,
  engineMessage: string,
  document?: Document,
): Promise<DuplicateKeyReport> {
  const index = INDEX_NAME.exec(engineMessage)?.[1];
  return report(context, index, document);
}

/** The same for a violation that PostgreSQL itself reports, by the constraint's name and the refused document. */
export async function reportConstraintViolation(
  context: CommandContext,
  violation: unknown,
): Promise<DuplicateKeyReport> {
  const { constraint, detail } = readViolation(violation);
  const isPrimaryKey = constraint.startsWith('collection_pk_');
  const index = isPrimaryKey ? '_id_' : await findIndexName(context, constraint);
  const found = REFUSED_BSON.exec(detail.slice(detail.indexOf('=(')))?.[1];
  const refused = found === undefined ? undefined : deserialize(Buffer.from(found, 'hex'));
  return report(context, index, isPrimaryKey && refused !== undefined ? { _id: refused[''] as unknown } : refused);
}

async function report(
  context: CommandContext,
  index: string | undefined,
  document: Document | undefined,
): Promise<DuplicateKeyReport> {
  const { database, target = '' } = context.command;
  const keyPattern = index === undefined ? undefined : await findKeyPattern(context, index);
  const keyValue = keyPattern && document && pickKeys(document, Object.keys(keyPattern));
  return {
    message: `E11000 duplicate key error collection: ${database}.${target}${index === undefined ? '' : ` index: ${index}`}`,
    fields: { ...(keyPattern && { keyPattern }), ...(keyValue && { keyValue }) },
  };
}

function readViolation(violation: unknown): { constraint: string; detail: string } {
  const { constraint, detail } = (violation ?? {}) as { constraint?: unknown; detail?: unknown };
  return {
    constraint: typeof constraint === 'string' ? constraint : '',
    detail: typeof detail === 'string' ? detail : '',
  };
}

async function findIndexName({ services }: CommandContext, constraint: string): Promise<string | undefined> {
  const id = INDEX_CONSTRAINT.exec(constraint)?.[1];
  if (id === undefined) return undefined;
  const [name] = await services.postgres.query(0)(SQL.indexName, id);
  return readText(name);
}

async function findKeyPattern({ command, services }: CommandContext, index: string): Promise<Document | undefined> {
  if (index === '_id_') return { _id: 1 };
  const question = Buffer.from(serialize({ listIndexes: command.target, cursor: { batchSize: 1_000 } }));
  const [page] = await services.postgres.query(0)(SQL.listIndexes, command.database, question);
  const { cursor } = deserialize(readBson(page)) as { cursor?: { firstBatch?: Document[] } };
  const found = cursor?.firstBatch?.find((candidate) => candidate['name'] === index);
  return found?.['key'] as Document | undefined;
}

/** Undefined when a path leads through an array, because then we do not know which of its values collided. */
function pickKeys(document: Document, paths: readonly string[]): Document | undefined {
  const picked = new Map<string, unknown>();
  for (const path of paths) {
    let value: unknown = document;
    for (const step of path.split('.')) {
      value = ownValue(value, step);
      if (Array.isArray(value)) return undefined;
    }
    picked.set(path, value ?? null);
  }
  return Object.fromEntries(picked);
}

function ownValue(container: unknown, key: string): unknown {
  if (typeof container !== 'object' || container === null) return undefined;
  const document = container as Document;
  return Object.hasOwn(document, key) ? document[key] : undefined;
}
