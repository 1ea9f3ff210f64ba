import SearchableMap from 'minisearch/SearchableMap';
import { stem } from './stem.js';

/** Replaces a word that it doesn't know by the nearest one that it does. */
export type CorrectSpelling = (word: string) => string;

/** Shorter words are too easily another word. */
const shortest = 4;
/** Below this length, most mistakes make another word: `reits` aren’t `rents`, and `tire` isn’t `there`. */
const short = 6;
/** From this length on, two mistakes still leave a word recognizable. */
const long = 10;
/** Beyond any word that people type, and dear to compare. */
const longest = 30;

/**
 * One letter may be wrong, missing, or too many, or two in the wrong order; two such mistakes in a long word. Double letters
 * count as single ones, since they are what people forget most.
 *
 * @param known all words of all texts, repeated as often as they are used: of two equally near, the more common one wins
 */
export function createSpelling(known: Iterable<string>): CorrectSpelling {
  const uses = new Map<string, number>();
  for (const word of known) uses.set(word, (uses.get(word) ?? 0) + 1);
  const groups = groupByFirstLetter(uses);
  // Another form of a known word is no mistake: `leaking` isn’t `leasing`.
  const stems = new Set([...uses.keys()].map(stem));
  return (word) => {
    if (word.length < shortest || word.length > longest || uses.has(word) || stems.has(stem(word)) || /\d/.test(word))
      return word;
    const [letter, rest] = keyOf(word);
    const mistakes = word.length < long ? 1 : 2;
    const near = [...(groups.get(letter)?.fuzzyGet(rest, mistakes + 1) ?? [])]
      .filter(([key, [, edits]]) => word.length >= short || edits === 0 || isSlip(rest, key))
      .map(([key, [candidate, edits]]) => ({ candidate, edits: edits - swaps(rest, key) }))
      .filter(({ edits }) => edits <= mistakes)
      .sort((a, b) => a.edits - b.edits || (uses.get(b.candidate) ?? 0) - (uses.get(a.candidate) ?? 0));
    return near[0]?.candidate ?? word;
  };
}

const keyOf = (word: string): readonly [letter: string, rest: string] => {
  const single = word.replaceAll(/(.)\1/g, '$1');
  return [single.charAt(0), single.slice(1)];
};

/** The first letter is seldom wrong, and looking at one letter's words alone is much faster. */
function groupByFirstLetter(uses: ReadonlyMap<string, number>): Map<string, SearchableMap<string>> {
  const groups = new Map<string, SearchableMap<string>>();
  for (const [word, count] of uses) {
    if (word.length < shortest) continue;
    const [letter, rest] = keyOf(word);
    const group = groups.get(letter) ?? new SearchableMap<string>();
    groups.set(letter, group);
    const other = group.get(rest);
    if (other === undefined || count > (uses.get(other) ?? 0)) group.set(rest, word);
  }
  return groups;
}

/** Only a missing vowel, or letters in another order: `mony`, `dwon`. */
const isSlip = (word: string, candidate: string): boolean =>
  candidate.length > word.length ? consonants(candidate) === consonants(word) : sorted(candidate) === sorted(word);
const sorted = (word: string): string => word.split('').sort().join('');
const consonants = (word: string): string => word.replace(/[aeiou]/g, '');

/** Two letters in the wrong order are two edits, but one mistake. */
function swaps(word: string, candidate: string): number {
  for (let at = 0; at < word.length - 1; at += 1) {
    const isSwapped = word.charAt(at) === candidate.charAt(at + 1) && word.charAt(at + 1) === candidate.charAt(at);
    if (isSwapped && word.charAt(at) !== word.charAt(at + 1)) return 1;
  }
  return 0;
}
