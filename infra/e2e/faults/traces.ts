import type { Collection, Db, Document } from 'mongodb';

/** A collection with matches, and the matching documents. */
export interface Trace {
  /** `<service>.<collection>` */
  readonly place: string;
  readonly documents: readonly Document[];
  readonly collection: Collection;
}

/** Searches every document in these databases for texts, including keys and ids. */
export async function tracesOf(databases: Readonly<Record<string, Db>>, texts: readonly string[]): Promise<Trace[]> {
  const traces: Trace[] = [];
  for (const [service, database] of Object.entries(databases)) {
    for (const collection of await database.collections()) {
      const documents = (await collection.find().toArray()).filter((document) => holdsAny(document, texts));
      const place = `${service}.${collection.collectionName}`;
      if (documents.length > 0) traces.push({ place, documents, collection });
    }
  }
  return traces.sort((one, other) => one.place.localeCompare(other.place));
}

export function holdsAny(stored: unknown, texts: readonly string[]): boolean {
  const written = (typeof stored === 'string' ? stored : JSON.stringify(stored)).toLowerCase();
  return texts.some((text) => written.includes(text.toLowerCase()));
}
