import { testEngines } from '@hearthway/tooling/testing';
import { afterAll, beforeAll } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { MongoClient, type Db, type MongoClientOptions } from 'mongodb';

export interface TestDatabase {
  readonly client: MongoClient;
  readonly db: Db;
}

/** A client and a database for one test file, removed afterwards. */
export function useDatabase(options: MongoClientOptions = {}): TestDatabase {
  const client = new MongoClient(testEngines().mongodbUri, options);
  const db = client.db(`wire-${randomUUID().slice(0, 8)}`);
  beforeAll(() => client.connect());
  afterAll(async () => {
    await db.dropDatabase();
    await client.close();
  });
  return { client, db };
}
