import type { Connection } from 'mongoose';

/** The common interface of all services' stores. */
export interface Store {
  ensureIndexes(): Promise<void>;
}

/** The part of a mongoose model used here. */
export interface IndexedModel {
  readonly collection: { readonly collectionName: string };
  createCollection(): Promise<unknown>;
  createIndexes(): Promise<unknown>;
}

/** Creates missing collections and indexes, as an explicit step of the start instead of `autoIndex`. */
export async function ensureIndexes(connection: Connection, models: readonly IndexedModel[]): Promise<void> {
  const existing = new Set((await connection.listCollections()).map(({ name }) => name));
  for (const model of models) {
    if (!existing.has(model.collection.collectionName)) await createCollection(model);
    await model.createIndexes();
  }
}

const namespaceExists = 48;

async function createCollection(model: IndexedModel): Promise<void> {
  try {
    await model.createCollection();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== namespaceExists) throw error; // another instance was faster
  }
}
