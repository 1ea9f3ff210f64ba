import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip, gzipSync } from 'node:zlib';
import { BSON, type ClientSession, type Db, type MongoClient } from 'mongodb';
import { bsonFile, metadataFile, type Metadata } from './dump-files.js';

/**
 * Writes all databases whose names begin with `prefix` as they were at one moment: the first read says which. MongoDB keeps that
 * moment for five minutes, unless `minSnapshotHistoryWindowInSeconds` says longer; after that, the dump fails.
 * @param folder - must be empty or not exist
 * @returns how many documents each database has
 */
export async function dump(client: MongoClient, folder: string, prefix: string): Promise<Map<string, number>> {
  const { databases } = await client.db().admin().listDatabases({ nameOnly: true });
  const names = databases.map(({ name }) => name).filter((name) => name.startsWith(prefix));
  if (names.length === 0) throw new Error(`There is no database whose name begins with ${prefix}`);
  await mkdir(folder, { recursive: true });
  const session = client.startSession({ snapshot: true });
  const counts = new Map<string, number>();
  try {
    for (const name of names) counts.set(name, await dumpDatabase(client.db(name), join(folder, name), session));
  } finally {
    await session.endSession();
  }
  return counts;
}

async function dumpDatabase(db: Db, folder: string, session: ClientSession): Promise<number> {
  await mkdir(folder);
  let documents = 0;
  for (const { name, type, options } of await db.listCollections<Metadata & { name: string }>().toArray()) {
    if (type !== 'collection' || name.startsWith('system.')) continue;
    documents += await dumpDocuments(db, name, join(folder, bsonFile(name)), session);
    const metadata = { collectionName: name, type, options, indexes: await db.collection(name).indexes() };
    await writeFile(join(folder, metadataFile(name)), gzipSync(BSON.EJSON.stringify(metadata, { relaxed: false })), {
      flag: 'wx',
    });
  }
  return documents;
}

/** Byte for byte as the database has them, so that no type is lost. */
async function dumpDocuments(db: Db, name: string, file: string, session: ClientSession): Promise<number> {
  let documents = 0;
  await pipeline(
    async function* () {
      for await (const document of db.collection(name).find({}, { session, raw: true })) {
        documents += 1;
        yield document;
      }
    },
    createGzip(),
    createWriteStream(file, { flags: 'wx' }),
  );
  return documents;
}
