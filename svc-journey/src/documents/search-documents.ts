import type { DocumentSearchResult } from '@hearthway/contracts/journey';
import type { DocumentDependencies } from './dependencies.js';
import { findKept, openTexts } from './read-texts.js';

/** Characters of the text on each side of the first word. */
const besideCharacters = 60;

/** Documents that hold every word, in name, tags, note, or text. What is in the bin isn’t searched. */
export async function searchDocuments(
  dependencies: Pick<DocumentDependencies, 'store' | 'keys'>,
  userId: string,
  words: string,
): Promise<{ results: DocumentSearchResult[] }> {
  const wanted = folded(words)
    .split(' ')
    .filter((word) => word !== '');
  const documents = await findKept(dependencies, userId);
  const texts = new Map((await openTexts(dependencies, userId, documents)).map(({ id, text }) => [id, text]));
  const results = documents.flatMap((document) => {
    const text = texts.get(document.id) ?? '';
    const said = [document.name, ...document.tags, document.note].join(' ');
    const all = folded(`${said} ${text}`);
    if (!wanted.every((word) => all.includes(word))) return [];
    return [{ documentId: document.id, excerpt: excerptOf(text, wanted) }];
  });
  return { results };
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
