import type { DocumentDependencies } from './dependencies.js';
import { newestVersion, type StoredDocument } from './document.js';

/** A document with what it says; empty for a picture, or if nothing could be read. */
export interface DocumentText {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

type ReadTexts = Pick<DocumentDependencies, 'store' | 'keys'>;

/** The buyer’s documents with these ids, with their texts. Those that are in the bin, or gone, are left out. */
export async function readTexts(
  dependencies: ReadTexts,
  userId: string,
  ids: readonly string[],
): Promise<readonly DocumentText[]> {
  if (ids.length === 0) return [];
  const found = (await findKept(dependencies, userId)).filter(({ id }) => ids.includes(id));
  return openTexts(dependencies, userId, found);
}

/** Everything that isn’t in the bin. */
export async function findKept({ store }: Pick<ReadTexts, 'store'>, userId: string): Promise<StoredDocument[]> {
  return (await store.findByUser(userId)).filter(({ binnedAt }) => binnedAt === null);
}

export async function openTexts(
  { store, keys }: ReadTexts,
  userId: string,
  documents: readonly StoredDocument[],
): Promise<readonly DocumentText[]> {
  const files = documents.map((document) => {
    const { id, key } = newestVersion(document);
    return { id, key: keys.unwrap(key, id) };
  });
  const texts = await store.findTexts(userId, files);
  return documents.map((document) => ({
    id: document.id,
    name: document.name,
    text: texts.get(newestVersion(document).id) ?? '',
  }));
}
