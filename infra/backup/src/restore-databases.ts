import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { sendEventsAgain } from '@hearthway/service-kit';
import { BSON, MongoClient, type Db, type Document } from 'mongodb';
import { BackupError } from './backup-error.js';
import { fileOf, readContents, type BackupContents } from './backup-folder.js';
import { digestOf, readBsonFile } from './bson-file.js';

export interface RestoreOptions {
  readonly uri: string;
  readonly folder: string;
  /** Deletes what the databases contain now. Otherwise they must be empty. */
  readonly replace: boolean;
  /** Events that were sent in these hours before the backup are sent again: consumers that had them ignore them. */
  readonly resendHours: number;
}

export interface Restored extends BackupContents {
  readonly eventsToSend: number;
}

/**
 * Puts a backup back. No service may run meanwhile. Every file is checked before anything is deleted.
 * @throws BackupError if the backup is damaged, or a database has contents and `replace` is false
 */
export async function restoreDatabases({ uri, folder, replace, resendHours }: RestoreOptions): Promise<Restored> {
  const contents = await readContents(folder);
  await requireIntact(folder, contents);
  const client = await MongoClient.connect(uri);
  try {
    const names = Object.keys(contents.databases);
    if (!replace) await requireEmpty(client, names);
    let eventsToSend = 0;
    for (const name of names) {
      const database = client.db(name);
      await database.dropDatabase();
      await restoreDatabase(folder, database);
      const since = new Date(Date.parse(contents.createdAt) - resendHours * 3_600_000);
      eventsToSend += await sendEventsAgain(database, since);
    }
    return { ...contents, eventsToSend };
  } finally {
    await client.close();
  }
}

async function requireIntact(folder: string, { databases }: BackupContents): Promise<void> {
  for (const [database, collections] of Object.entries(databases)) {
    for (const { collection, documents, sha256 } of collections) {
      const found = await digestOf(fileOf(folder, database, collection, 'bson')).catch(() => undefined);
      if (found?.documents === documents && found.sha256 === sha256) continue;
      throw new BackupError(`${database}/${collection} of this backup is damaged. Nothing was changed.`);
    }
  }
}

async function requireEmpty(client: MongoClient, names: readonly string[]): Promise<void> {
  for (const name of names) {
    for (const { name: collection } of await client.db(name).listCollections({}, { nameOnly: true }).toArray()) {
      if ((await client.db(name).collection(collection).findOne({})) === null) continue;
      throw new BackupError(`The database ${name} is not empty. To delete what it contains, add --replace.`);
    }
  }
}

interface Metadata {
  readonly collectionName: string;
  readonly type: 'collection' | 'view';
  readonly options: Document;
  readonly indexes: readonly Document[];
}

async function restoreDatabase(folder: string, database: Db): Promise<void> {
  const name = database.databaseName;
  const files = (await readdir(join(folder, name))).filter((file) => file.endsWith('.metadata.json.gz'));
  const all = await Promise.all(files.map((file) => readMetadata(join(folder, name, file))));
  for (const { collectionName, type, options, indexes } of all.sort((a, b) => (a.type < b.type ? -1 : 1))) {
    await database.createCollection(collectionName, options);
    if (type === 'view') continue;
    await insertAll(database, collectionName, readBsonFile(fileOf(folder, name, collectionName, 'bson')));
    const own = indexes.filter((index) => index['name'] !== '_id_');
    const wanted = own.map(({ v: _, ns: __, ...index }) => index);
    if (wanted.length > 0) await database.command({ createIndexes: collectionName, indexes: wanted });
  }
}

async function readMetadata(file: string): Promise<Metadata> {
  return BSON.EJSON.parse((await promisify(gunzip)(await readFile(file))).toString(), { relaxed: true }) as Metadata;
}

const batchBytes = 8 * 1024 * 1024;
const batchDocuments = 1_000;
/** Keeps every number in its own type, and everything else as it was. */
const exactly = { promoteValues: false, promoteLongs: false, promoteBuffers: false, bsonRegExp: true } as const;

async function insertAll(database: Db, name: string, documents: AsyncIterable<Buffer>): Promise<void> {
  const collection = database.collection(name, { ignoreUndefined: false });
  let batch: Document[] = [];
  let bytes = 0;
  const flush = async () => {
    if (batch.length > 0) await collection.insertMany(batch, { writeConcern: { w: 'majority' } });
    [batch, bytes] = [[], 0];
  };
  for await (const document of documents) {
    if (bytes + document.length > batchBytes || batch.length === batchDocuments) await flush();
    batch.push(BSON.deserialize(document, exactly));
    bytes += document.length;
  }
  await flush();
}
