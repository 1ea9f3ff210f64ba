import { randomUUID } from 'node:crypto';
import { MongoClient, type Db, type MongoClientOptions } from 'mongodb';
import { afterAll, beforeAll, inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    mongodbUri: string;
  }
}

export interface TestDatabase {
  readonly client: MongoClient;
  readonly db: Db;
}

/** A client and a database for one test file, removed afterwards. */
export function useDatabase(options: MongoClientOptions = {}): TestDatabase {
  const client = new MongoClient(inject('mongodbUri'), options);
  const db = client.db(`wire-${randomUUID().slice(0, 8)}`);
  beforeAll(() => client.connect());
  afterAll(async () => {
    await db.dropDatabase();
    await client.close();
  });
  return { client, db };
}
