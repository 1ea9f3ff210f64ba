import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { BackupError } from './backup-error.js';

/**
 * A backup is a folder `<database>/<collection>.bson.gz` with `.metadata.json.gz` beside each, as mongodump makes it, and
 * `backup.json`, which is written last: without it, the backup is not whole.
 */
const contents = z.object({
  /** Everything committed before this moment is in the backup. ISO 8601. */
  createdAt: z.iso.datetime(),
  /** Whether it is one moment of all databases, or one moment of each. */
  snapshot: z.enum(['all', 'each']),
  databases: z.record(
    z.string().regex(/^[A-Za-z0-9_-]{1,63}$/),
    z.array(
      z.object({
        collection: z.string().min(1).max(255),
        documents: z.int().nonnegative(),
        /** Of the documents as BSON, in the order of their ids. */
        sha256: z.string().regex(/^[0-9a-f]{64}$/),
      }),
    ),
  ),
});

export type BackupContents = z.infer<typeof contents>;
export type DumpedCollection = BackupContents['databases'][string][number];

export async function writeContents(folder: string, value: BackupContents): Promise<void> {
  await writeFile(join(folder, 'backup.json'), `${JSON.stringify(value, undefined, 2)}\n`, { mode: 0o600 });
}

/** @throws BackupError if the folder has no whole backup */
export async function readContents(folder: string): Promise<BackupContents> {
  let text: string;
  try {
    text = await readFile(join(folder, 'backup.json'), 'utf8');
  } catch {
    throw new BackupError(`There is no whole backup in ${folder}: it has no backup.json`);
  }
  try {
    return contents.parse(JSON.parse(text));
  } catch {
    throw new BackupError(`There is no backup in ${folder} that this version can read: its backup.json is different`);
  }
}

/** Names of collections may contain slashes. */
export const fileOf = (folder: string, database: string, collection: string, end: 'bson' | 'metadata.json'): string =>
  join(folder, database, `${encodeURIComponent(collection)}.${end}.gz`);
