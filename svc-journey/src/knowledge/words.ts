import { stem } from './stem.js';
import { spanishWords } from './spanish/index.js';
import { stopWords, synonyms } from './synonyms.js';

/** Plain words: lower case, without accents, apostrophes, and references to figures. */
export function wordsOf(text: string): string[] {
  return text
    .replaceAll(/\{\{[^{}]*\}\}/g, ' ')
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/(\d) ?%/g, '$1 percent')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

/**
 * What words are about: stems without stop words and numbers. A term that has synonyms also becomes one joined term (`earnest
 * money` → `earnest-money`), whichever of its names was used.
 */
export function termsOf(words: readonly string[]): string[] {
  const stems = words.map((word) => stem(word));
  const terms: string[] = [];
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? '';
    const phrase = phraseAt(stems, at);
    // `los` isn’t `lose`, and `lots` of money are no `lote`: a small word is only part of a phrase.
    const found = phrase?.length === 1 && stopWords.has(word) ? undefined : phrase;
    terms.push(...(found?.terms ?? termOf(word, stems[at] ?? '')));
    at += found?.length ?? 1;
  }
  return terms;
}

/** Every word of every synonym. */
export const synonymWords: readonly string[] = [...synonyms, ...spanishWords].flat().flatMap(wordsOf);

/** Other forms of a stop word. Short ones are left alone: `note` isn’t `not`, and `lose` isn’t `los`. */
const stopStems: ReadonlySet<string> = new Set([...stopWords].filter((word) => word.length > 3).map(stem));

function termOf(word: string, stemOfWord: string): string[] {
  return stopWords.has(word) || stopStems.has(stemOfWord) || /^\d/.test(word) ? [] : [stemOfWord];
}

/** What the words of a phrase become, by its stems. */
const termsByPhrase = new Map<string, readonly string[]>();
/** The most words of a phrase that begins with this stem. */
const longestFrom = new Map<string, number>();
for (const [name, ...others] of synonyms) {
  const words = wordsOf(name);
  const stems = words.map((word) => stem(word));
  const single = words.flatMap((word, at) => termOf(word, stems[at] ?? ''));
  becomes(words.length > 1 ? [stems.join('-'), ...single] : single, [name, ...others]);
}
// A Spanish phrase is what its English term is, and changes nothing for English questions.
for (const [terms, phrases] of spanishWords.map(([name, ...spanish]) => [termsOf(wordsOf(name)), spanish] as const))
  becomes(terms, phrases);

function becomes(terms: readonly string[], phrases: readonly string[]): void {
  for (const phrase of phrases) {
    const [first = '', ...others] = wordsOf(phrase).map((word) => stem(word));
    termsByPhrase.set([first, ...others].join(' '), terms);
    longestFrom.set(first, Math.max(longestFrom.get(first) ?? 0, 1 + others.length));
  }
}

function phraseAt(stems: readonly string[], at: number): { terms: readonly string[]; length: number } | undefined {
  for (let length = longestFrom.get(stems[at] ?? '') ?? 0; length > 0; length -= 1) {
    const terms = termsByPhrase.get(stems.slice(at, at + length).join(' '));
    if (terms) return { terms, length };
  }
  return undefined;
}
