import { littleWords, readWord, readWords } from './reading.js';

/** A rule of phrases. A list of such rules and its `{groups}` of words are data, so that they can be published. */
export interface PhraseRule<Outcome extends string = string> {
  readonly id: string;
  /** An `allowed` rule protects its words from the others. */
  readonly outcome: Outcome;
  /**
   * Words that follow each other, in any case, spelling with look-alike letters, or spacing. `{group}` is any word of the group;
   * `…` stands for up to three words. Little words such as "the" don't count.
   */
  readonly phrases: readonly string[];
}

export type WordGroups = Readonly<Record<string, readonly string[]>>;

export interface PhraseReader<Rule extends PhraseRule> {
  /** The first rule with this outcome that has a phrase in the text, outside words that an `allowed` rule protects. */
  find(outcome: Rule['outcome']): Rule | undefined;
  /** All of them. */
  findAll(outcome: Rule['outcome']): readonly Rule[];
  /** Whether the text has a phrase of this rule, protected or not. */
  has(id: Rule['id']): boolean;
}

/** Reads texts of any length by these rules; the time grows with the text, no faster. */
export function phraseReader<Rule extends PhraseRule>(list: readonly Rule[], groups: WordGroups) {
  const rules = list.map((rule) => ({
    rule,
    phrasesByFirstWord: byFirstWord(rule.phrases.map((phrase) => toPhrase(phrase, groups))),
  }));
  const vocabulary: ReadonlySet<string> = new Set(
    rules.flatMap(({ phrasesByFirstWord }) =>
      [...phrasesByFirstWord.values()].flat().flatMap((phrase) => phrase.flatMap(({ words }) => [...words])),
    ),
  );
  const protecting = rules.filter(({ rule }) => rule.outcome === 'allowed');

  return (text: string): PhraseReader<Rule> => {
    const readings = readWords(text, vocabulary);
    const rest = readings.map((words) => withoutPhrases(protecting, words));
    const isFound = (one: (typeof rules)[number], outcome: string) =>
      one.rule.outcome === outcome && rest.some((words) => matches(one, words));
    return {
      find: (outcome) => rules.find((one) => isFound(one, outcome))?.rule,
      findAll: (outcome) => rules.filter((one) => isFound(one, outcome)).map(({ rule }) => rule),
      has: (id) => rules.some((one) => one.rule.id === id && readings.some((words) => matches(one, words))),
    };
  };
}

/** One place of a phrase: words that fit there, and how many other words may come before it. */
interface Place {
  readonly words: ReadonlySet<string>;
  readonly gap: number;
}
type Phrase = readonly [Place, ...Place[]];

const gapOfDots = 3;

function toPhrase(text: string, groups: WordGroups): Phrase {
  const places: Place[] = [];
  let gap = 0;
  for (const part of text.split(' ').filter((word) => word !== '' && !littleWords.has(readWord(word)))) {
    if (part === '…') {
      gap = gapOfDots;
    } else {
      const group = /^\{([a-zA-Z]+)\}$/.exec(part)?.[1];
      places.push({ words: new Set((group === undefined ? [part] : groupOf(group, groups)).map(readWord)), gap });
      gap = 0;
    }
  }
  const [first, ...others] = places;
  if (!first) throw new Error('A phrase needs a word');
  return [first, ...others];
}

function groupOf(name: string, groups: WordGroups): readonly string[] {
  const group = Object.entries(groups).find(([key]) => key === name)?.[1];
  if (!group) throw new Error(`There is no group of words named ${name}`);
  return group;
}

/** So that a word is compared with the few phrases that begin with it. */
function byFirstWord(phrases: readonly Phrase[]): ReadonlyMap<string, readonly Phrase[]> {
  const found = new Map<string, Phrase[]>();
  for (const phrase of phrases) {
    for (const word of phrase[0].words) found.set(word, [...(found.get(word) ?? []), phrase]);
  }
  return found;
}

interface ReadableRule {
  readonly phrasesByFirstWord: ReadonlyMap<string, readonly Phrase[]>;
}

const matches = (rule: ReadableRule, words: readonly string[]): boolean =>
  words.some((_, start) => endOf(rule, words, start) !== undefined);

/** Where a phrase of the rule that begins at this word ends, at the latest; undefined if none begins there. */
function endOf({ phrasesByFirstWord }: ReadableRule, words: readonly string[], start: number): number | undefined {
  const phrases = phrasesByFirstWord.get(words[start] ?? '') ?? [];
  return phrases.map((phrase) => endOfPhrase(phrase, words, start)).reduce(later, undefined);
}

const later = (a: number | undefined, b: number | undefined) => (a === undefined || (b !== undefined && b > a) ? b : a);

/** Its first word is at `start`. */
function endOfPhrase(phrase: Phrase, words: readonly string[], start: number): number | undefined {
  let end = start + 1;
  for (const place of phrase.slice(1)) {
    const limit = end + place.gap;
    while (end < limit && !fits(place, words[end])) end += 1;
    if (!fits(place, words[end])) return undefined;
    end += 1;
  }
  return end;
}

const fits = (place: Place, word: string | undefined) => word !== undefined && place.words.has(word);

/** Stands for what an `allowed` rule has taken out, so that the words around it don't become neighbors. */
const taken = '';

function withoutPhrases(rules: readonly ReadableRule[], words: readonly string[]): string[] {
  const rest = [...words];
  for (const rule of rules) {
    for (let start = 0; start < words.length; start += 1) {
      const end = endOf(rule, words, start);
      if (end !== undefined) rest.fill(taken, start, end);
    }
  }
  return rest;
}
