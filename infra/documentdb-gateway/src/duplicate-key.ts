import { deserialize, serialize, type Document } from 'bson';
import { readBson, readText, SQL } from './bson-sql.js';
import type { CommandContext } from './command-context.js';

export interface DuplicateKeyReport {
  readonly message: string;
  readonly fields: { keyPattern?: Document };
}

const INDEX_NAME = /Index '([^']+)'/;
const INDEX_CONSTRAINT = /^documents_rum_index_(\d+)$/;

/** A duplicate key error in MongoDB's words, without the values, because it is likely to be logged. */
export function reportDuplicateKey(context: CommandContext, engineMessage: string): Promise<DuplicateKeyReport> {
  return report(context, INDEX_NAME.exec(engineMessage)?.[1]);
}

/** The same for a violation that PostgreSQL itself reports, by the constraint's name. */
export async function reportConstraintViolation(
  context: CommandContext,
  violation: unknown,
): Promise<DuplicateKeyReport> {
  const { constraint } = (violation ?? {}) as { constraint?: unknown };
  const name = String(constraint);
  return report(context, name.startsWith('collection_pk_') ? '_id_' : await findIndexName(context, name));
}

async function report(context: CommandContext, index: string | undefined): Promise<DuplicateKeyReport> {
  const { database, target = '' } = context.command;
  const keyPattern = index === undefined ? undefined : await findKeyPattern(context, index);
  return {
    message: `E11000 duplicate key error collection: ${database}.${target}${index === undefined ? '' : ` index: ${index}`}`,
    fields: keyPattern === undefined ? {} : { keyPattern },
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
