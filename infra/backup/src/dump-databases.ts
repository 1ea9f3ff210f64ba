import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { BSON, MongoClient, type ClientSession, type CollectionInfo, type Db } from 'mongodb';
import { BackupError } from './backup-error.js';
import { fileOf, writeContents, type BackupContents, type DumpedCollection } from './backup-folder.js';
import { writeBsonFile } from './bson-file.js';

export interface DumpOptions {
  readonly uri: string;
  /** Leaves out any that don’t exist. */
  readonly databases: readonly string[];
  /** Must not exist yet. */
  readonly folder: string;
}

/**
 * Writes databases into a folder. On a MongoDB, all of them as of one moment, so that no event is in one service and unknown
 * to another. A server without snapshots (the embedded one) gives one moment of each database, and 60 seconds for it.
 * @throws BackupError if the folder exists or no database does
 */
export async function dumpDatabases({ uri, databases, folder }: DumpOptions): Promise<BackupContents> {
  if (existsSync(folder)) throw new BackupError(`${folder} exists. Name a folder that does not exist yet.`);
  const client = await MongoClient.connect(uri);
  const unfinished = `${resolve(folder)}.unfinished-${process.pid}`;
  try {
    const { databases: present } = await client.db('admin').admin().listDatabases({ nameOnly: true });
    const names = databases.filter((name) => present.some((database) => database.name === name));
    if (names.length === 0) throw new BackupError(`There is none of these databases: ${databases.join(', ')}`);
    await mkdir(dirname(unfinished), { recursive: true });
    await mkdir(unfinished, { mode: 0o700 });
    const contents = await dumpInto(unfinished, client, names);
    await writeContents(unfinished, contents);
    await rename(unfinished, folder);
    return contents;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
    await client.close();
  }
}

async function dumpInto(folder: string, client: MongoClient, names: readonly string[]): Promise<BackupContents> {
  const databases: Record<string, DumpedCollection[]> = {};
  const createdAt = new Date().toISOString();
  const snapshot = (await hasSnapshots(client, names)) ? 'all' : 'each';
  const shared = snapshot === 'all' ? client.startSession({ snapshot: true }) : undefined;
  try {
    for (const name of names) {
      const database = client.db(name);
      const collections = await collectionsOf(database);
      await mkdir(join(folder, name), { mode: 0o700 });
      const dump = (session: ClientSession) => dumpCollections(folder, database, collections, session);
      databases[name] = shared ? await dump(shared) : await inReadTransaction(client, dump);
    }
  } finally {
    await shared?.endSession();
  }
  return { createdAt, snapshot, databases };
}

/** Only a replica set of MongoDB says which moment it read; the embedded engine ignores the question. */
async function hasSnapshots(client: MongoClient, [name]: readonly string[]): Promise<boolean> {
  const reply = await client
    .db(name)
    .command({ find: 'anything', limit: 1, readConcern: { level: 'snapshot' } })
    .catch(() => undefined);
  return reply !== undefined && 'atClusterTime' in (reply['cursor'] as object);
}

async function inReadTransaction<Result>(
  client: MongoClient,
  work: (session: ClientSession) => Promise<Result>,
): Promise<Result> {
  const session = client.startSession();
  try {
    session.startTransaction({ readConcern: { level: 'snapshot' } });
    const result = await work(session);
    await session.commitTransaction();
    return result;
  } finally {
    await session.endSession();
  }
}

async function collectionsOf(database: Db): Promise<CollectionInfo[]> {
  const found = (await database.listCollections().toArray()) as CollectionInfo[];
  return found.filter(({ name }) => !name.startsWith('system.')).sort((a, b) => (a.name < b.name ? -1 : 1));
}

async function dumpCollections(
  folder: string,
  database: Db,
  collections: readonly CollectionInfo[],
  session: ClientSession,
): Promise<DumpedCollection[]> {
  const dumped: DumpedCollection[] = [];
  for (const { name, type = 'collection', options = {} } of collections) {
    const indexes = type === 'view' ? [] : await database.collection(name).listIndexes().toArray();
    const metadata = { options, indexes, uuid: '', collectionName: name, type };
    await writeCompressed(
      fileOf(folder, database.databaseName, name, 'metadata.json'),
      BSON.EJSON.stringify(metadata, { relaxed: false }),
    );
    if (type === 'view') continue;
    const documents = database.collection(name).find({}, { session, raw: true, sort: { _id: 1 } });
    const digest = await writeBsonFile(
      fileOf(folder, database.databaseName, name, 'bson'),
      documents as unknown as AsyncIterable<Uint8Array>,
    );
    dumped.push({ collection: name, ...digest });
  }
  return dumped;
}

async function writeCompressed(file: string, text: string): Promise<void> {
  await writeFile(file, await promisify(gzip)(text), { flag: 'wx', mode: 0o600 });
}
