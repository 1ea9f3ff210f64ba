import { deserialize, type Document } from 'bson';
import { readBson, SQL } from './bson-sql.js';
import type { CommandContext } from './command-context.js';
import { serialize } from 'bson';

export interface DuplicateKeyReport {
  readonly message: string;
  readonly fields: { keyPattern?: Document; keyValue?: Document };
}

const INDEX_NAME = /Index '([^']+)'/;

/**
 * MongoDB's words for a duplicate, with the index's keys and, where `document` is the one that was refused, its values.
 * The values stay out of the message, which is likely to be logged.
 */
export async function reportDuplicateKey(
  context: CommandContext,
  engineMessage: string,
  document?: Document,
): Promise<DuplicateKeyReport> {
  const { database, target = '' } = context.command;
  const index = INDEX_NAME.exec(engineMessage)?.[1];
  const keyPattern = index === undefined ? undefined : await findKeyPattern(context, index);
  const keyValue = keyPattern && document && pickKeys(document, Object.keys(keyPattern));
  return {
    message: `E11000 duplicate key error collection: ${database}.${target}${index === undefined ? '' : ` index: ${index}`}`,
    fields: { ...(keyPattern && { keyPattern }), ...(keyValue && { keyValue }) },
  };
}

async function findKeyPattern({ command, services }: CommandContext, index: string): Promise<Document | undefined> {
  if (index === '_id_') return { _id: 1 };
  const question = Buffer.from(serialize({ listIndexes: command.target, cursor: { batchSize: 1_000 } }));
  const [page] = await services.postgres.query(0)(SQL.listIndexes, command.database, question);
  const indexes: unknown = deserialize(readBson(page))['cursor']?.firstBatch;
  if (!Array.isArray(indexes)) return undefined;
  const found = indexes.find((candidate: Document) => candidate['name'] === index) as Document | undefined;
  return found?.['key'] as Document | undefined;
}

/** Undefined when a path leads through an array: which of its values collided cannot be told. */
function pickKeys(document: Document, paths: readonly string[]): Document | undefined {
  const picked: Document = {};
  for (const path of paths) {
    let value: unknown = document;
    for (const step of path.split('.')) {
      value = typeof value === 'object' && value !== null ? (value as Document)[step] : undefined;
      if (Array.isArray(value)) return undefined;
    }
    picked[path] = value ?? null;
  }
  return picked;
}
