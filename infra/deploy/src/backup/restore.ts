import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, gunzipSync } from 'node:zlib';
import { BSON, type Db, type Document, type MongoClient } from 'mongodb';
import { bsonFile, documentsIn, isMetadata, type Metadata } from './dump-files.js';

const batchDocuments = 1_000;
const batchBytes = 8_000_000;

/**
 * Writes what a dump has. Its databases must be empty, and nothing else may use them meanwhile.
 * @returns how many documents each database has
 */
export async function restore(client: MongoClient, folder: string): Promise<Map<string, number>> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  for (const name of names) {
    const [collection] = await client.db(name).listCollections({}, { nameOnly: true }).toArray();
    if (collection) throw new Error(`The database ${name} isn’t empty: drop it first, or name another MongoDB`);
  }
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, await restoreDatabase(client.db(name), join(folder, name)));
  return counts;
}

async function restoreDatabase(db: Db, folder: string): Promise<number> {
  let documents = 0;
  for (const file of (await readdir(folder)).filter(isMetadata)) {
    const text = gunzipSync(await readFile(join(folder, file))).toString();
    const { collectionName, options, indexes } = BSON.EJSON.parse(text) as Metadata;
    const collection = await db.createCollection(collectionName, options);
    // Before the documents, so that a unique index refuses what never was.
    const own = indexes.filter(({ name }) => name !== '_id_').map(({ storageEngine: _, ...index }) => index);
    if (own.length > 0) await db.command({ createIndexes: collectionName, indexes: own });
    await pipeline(
      createReadStream(join(folder, bsonFile(collectionName))),
      createGunzip(),
      async (bytes: AsyncIterable<Buffer>) => {
        for await (const batch of batchesOf(documentsIn(bytes))) {
          await collection.insertMany(batch, { forceServerObjectId: true });
          documents += batch.length;
        }
      },
    );
  }
  return documents;
}

async function* batchesOf(documents: AsyncIterable<Buffer>): AsyncGenerator<Document[]> {
  let batch: Document[] = [];
  let bytes = 0;
  for await (const document of documents) {
    // Numbers keep their types.
    batch.push(BSON.deserialize(document, { promoteValues: false }));
    bytes += document.length;
    if (batch.length < batchDocuments && bytes < batchBytes) continue;
    yield batch;
    [batch, bytes] = [[], 0];
  }
  if (batch.length > 0) yield batch;
}
