import type { Connection, IndexDefinition, IndexOptions, mongo } from 'mongoose';

/** The common interface of all services' stores. */
export interface Store {
  ensureIndexes(): Promise<void>;
}

/** The part of a mongoose model used here. */
export interface IndexedModel {
  readonly collection: { readonly collectionName: string };
  readonly schema: { indexes(): [IndexDefinition, IndexOptions][] };
  createCollection(): Promise<unknown>;
}

/**
 * Creates missing collections and indexes, as an explicit step of the start instead of `autoIndex`. One command creates a
 * collection and its indexes: DocumentDB takes ten times as long for an index of a collection that exists, even if it is
 * empty.
 */
export async function ensureIndexes(connection: Connection, models: readonly IndexedModel[]): Promise<void> {
  const database = connection.getClient().db(connection.name);
  for (const model of models) {
    const indexes = model.schema.indexes().map(([key, options]) => ({ ...options, key }));
    if (indexes.length === 0) await model.createCollection();
    else await database.collection(model.collection.collectionName).createIndexes(indexes as mongo.IndexDescription[]);
  }
}
