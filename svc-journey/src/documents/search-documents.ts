import type { DocumentSearchResult } from '@hearthway/contracts/journey';
import { newestVersion, type StoredDocument } from './document.js';
import type { DocumentDependencies } from './documents-dependencies.js';

type Dependencies = Pick<DocumentDependencies, 'store' | 'keys'>;

/** Characters of the text on each side of the first word. */
const besideCharacters = 60;

/** Documents that hold every word, in name, tags, note, or text. What is in the bin isn’t searched. */
export async function searchDocuments(
  dependencies: Dependencies,
  userId: string,
  words: string,
): Promise<{ results: DocumentSearchResult[] }> {
  const wanted = folded(words).split(' ');
  const documents = (await dependencies.store.findByUser(userId)).filter(({ binnedAt }) => binnedAt === null);
  const texts = await readTexts(dependencies, userId, documents);
  const results = documents.flatMap((document) => {
    const text = texts.get(newestVersion(document).id) ?? '';
    const all = folded([document.name, ...document.tags, document.note, text].join(' '));
    if (!wanted.every((word) => all.includes(word))) return [];
    return [{ documentId: document.id, excerpt: excerptOf(text, wanted) }];
  });
  return { results };
}

/** By file. */
function readTexts(
  { store, keys }: Dependencies,
  userId: string,
  documents: readonly StoredDocument[],
): Promise<ReadonlyMap<string, string>> {
  const newest = documents.map(newestVersion);
  return store.findTexts(
    userId,
    newest.map(({ id, key }) => ({ id, key: keys.unwrap(key, id) })),
  );
}

/** Without capitals and accents, so that “Munoz” finds “Muñoz”. */
const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/gu, ' ').trim();

function excerptOf(text: string, words: readonly string[]): string {
  const line = text.replace(/\s+/gu, ' ');
  const lower = line.toLowerCase();
  const at = words.map((word) => lower.indexOf(word)).find((index) => index !== -1);
  if (at === undefined) return '';
  const start = Math.max(at - besideCharacters, 0);
  const end = at + besideCharacters;
  return `${start > 0 ? '…' : ''}${line.slice(start, end).trim()}${end < line.length ? '…' : ''}`;
}
