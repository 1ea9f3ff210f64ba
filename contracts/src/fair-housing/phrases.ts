import { littleWords, plain, type Word } from './words.js';

export type WordGroups = Readonly<Record<string, readonly string[]>>;

/** One position in a phrase: the words that fit there, and how many other words may come before it. */
interface Place {
  readonly words: ReadonlySet<string>;
  readonly gap: number;
}
type Phrase = readonly Place[];

const wordsInGap = 3;

/** Phrases by their first word, so that each word is compared with only a few. */
export type PhraseIndex<Rule> = ReadonlyMap<string, readonly { readonly rule: Rule; readonly phrase: Phrase }[]>;

export interface Finding<Rule> {
  readonly rule: Rule;
  /** Of the first word, and after the last one. */
  readonly from: number;
  readonly to: number;
}

export function indexOf<Rule extends { readonly phrases: readonly string[] }>(
  rules: readonly Rule[],
  groups: WordGroups,
  phrasesIn: (rule: Rule) => readonly string[] = ({ phrases }) => phrases,
): PhraseIndex<Rule> {
  const index = new Map<string, { rule: Rule; phrase: Phrase }[]>();
  for (const rule of rules) {
    for (const phrase of phrasesIn(rule).flatMap((text) => phrasesOf(text, new Map(Object.entries(groups))))) {
      for (const word of phrase[0]?.words ?? []) index.set(word, [...(index.get(word) ?? []), { rule, phrase }]);
    }
  }
  return index;
}

/** `{group}` is any word of the group, `word?` may be missing, and `…` stands for up to three words. */
function phrasesOf(text: string, groups: ReadonlyMap<string, readonly string[]>): Phrase[] {
  let phrases: Place[][] = [[]];
  let gap = 0;
  for (const part of text.split(' ')) {
    const [, group, word = part, optional] = /^(?:\{(\w+)\}|([^?]+))(\?)?$/.exec(part) ?? [];
    if (part === '…') {
      gap = wordsInGap;
    } else if (group !== undefined || !littleWords.has(plain(word))) {
      const words = group === undefined ? [word] : groups.get(group);
      if (!words) throw new Error(`There is no group of words named ${group ?? ''}`);
      const place = { words: new Set(words.map(plain)), gap };
      const longer = phrases.map((phrase) => [...phrase, place]);
      phrases = optional ? [...phrases, ...longer] : longer;
      gap = 0;
    }
  }
  return phrases;
}

/** The longest phrase of each rule at each word. Takes time in proportion to the number of words. */
export function findPhrases<Rule>(index: PhraseIndex<Rule>, words: readonly Word[]): Finding<Rule>[] {
  return words.flatMap(({ text }, from) => {
    const longest = new Map<Rule, number>();
    for (const { rule, phrase } of index.get(text) ?? []) {
      const to = endOf(phrase, words, from);
      if (to > (longest.get(rule) ?? from)) longest.set(rule, to);
    }
    return [...longest].map(([rule, to]) => ({ rule, from, to }));
  });
}

/** Zero if the phrase doesn't begin at this word. */
function endOf(phrase: Phrase, words: readonly Word[], from: number): number {
  let end = from;
  for (const place of phrase) {
    const limit = end + place.gap;
    while (end < limit && words[end]?.text && !fits(place, words[end])) end += 1;
    if (!fits(place, words[end])) return 0;
    end += 1;
  }
  return end;
}

const fits = (place: Place, word: Word | undefined) => word !== undefined && place.words.has(word.text);

/** The same words, but those already found no longer match anything. */
export function withoutFindings(words: readonly Word[], findings: readonly Finding<unknown>[]): Word[] {
  const rest = [...words];
  for (const { from, to } of findings) {
    for (const [index, word] of words.slice(from, to).entries()) rest[from + index] = { ...word, text: '' };
  }
  return rest;
}
