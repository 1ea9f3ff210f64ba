import { usStates, type UsStateCode } from '@hearthway/contracts/journey';
import MiniSearch from 'minisearch';
import type { WrittenEntry } from './knowledge-entry.js';
import { createSpelling } from './spelling.js';
import { stopWords } from './synonyms.js';
import { synonymWords, termsOf, wordsOf } from './words.js';

export interface FoundEntry {
  readonly id: string;
  /** Higher is better. Only comparable within one search. */
  readonly score: number;
  /** How much of what the question is about the entry mentions, 0 to 1. Rare terms weigh more. */
  readonly coverage: number;
  /** How alike the question and the title, or the other words that come closest, are, 0 to 1. */
  readonly likeness: number;
}

/** @param state where the buyer is, as far as the question doesn’t name a state */
export type SearchEntries = (question: string, limit: number, state?: UsStateCode) => readonly FoundEntry[];

/** Finds entries by BM25 over their titles, other words, and texts, forgiving spelling and word choice. */
export function createSearch(entries: readonly WrittenEntry[]): SearchEntries {
  const documents = entries.map(({ id, title, also, text, states }) => ({
    id,
    title: termsOf(wordsOf(title)),
    also: also.flatMap((phrase) => termsOf(wordsOf(phrase))),
    text: termsOf(wordsOf(text)),
    phrases: [title, ...also].map((phrase) => new Set(termsOf(wordsOf(phrase)))),
    states,
  }));
  const index = new MiniSearch<(typeof documents)[number]>({
    fields: ['title', 'also', 'text'],
    // Fields are terms already.
    extractField: (document, field) => (field === 'id' ? document.id : document[field as 'title'].join(' ')),
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
    // An entry may have many other words, so its length matters less (b) than it does for web pages.
    searchOptions: { boost: { title: 2.5, also: 2 }, bm25: { k: 1.2, b: 0.3, d: 0.5 } },
  });
  index.addAll(documents);
  const byId = new Map(
    documents.map((document) => [
      document.id,
      {
        ...document,
        names: new Set([...document.title, ...document.also]),
        terms: new Set([...document.title, ...document.also, ...document.text]),
      },
    ]),
  );
  const weightOf = rarity([...byId.values()].map(({ terms }) => terms));
  const correct = createSpelling([
    ...entries.flatMap(({ title, also, text }) => [title, ...also, text].flatMap(wordsOf)),
    ...synonymWords,
    ...stopWords,
  ]);

  return (question, limit, state) => {
    const terms = [...new Set(termsOf(wordsOf(question).map(correct)))];
    if (terms.length === 0) return [];
    const named = statesIn(terms);
    const programs = terms.filter((term) => programTerms.has(term));
    const states = named.length > 0 || state === undefined ? named : [state];
    return index
      .search(terms.join(' '))
      .slice(0, candidates)
      .flatMap(({ id, score }) => {
        const document = byId.get(id as string);
        if (!document) return [];
        const likeness = Math.max(...document.phrases.map((phrase) => likenessOf(terms, phrase, weightOf)));
        // What no single name says, all of them together may: "minimum down payment fha" is half in the title.
        const naming = coverageOf(terms, document.names, weightOf);
        const holds = document.states?.every((where) => !states.includes(where)) === true ? elsewhere : 1;
        const asNamed = terms.length > 1 && likeness > 0.99 ? called : 1;
        return [
          {
            id: document.id,
            score: score * holds * asNamed * programFit(programs, document) * (1 + likeness) ** 4 * (1 + naming) ** 2,
            coverage: coverageOf(terms, document.terms, weightOf),
            likeness,
          },
        ];
      })
      .sort((a, b) => b.score - a.score)
      .slice(0, limit);
  };
}

/** Enough that the right one is among them, few enough to compare closely. */
const candidates = 25;

/** What an entry about a state is worth where nobody asked about that state. */
const elsewhere = 0.25;

/** What it is worth that an entry is called what the question says, in more than one word. */
const called = 2;

const statesByTerm: ReadonlyMap<string, UsStateCode> = new Map(
  usStates.flatMap(([code, name]) =>
    termsOf(wordsOf(name)).length === 1 ? [[termsOf(wordsOf(name)).join(''), code]] : [],
  ),
);
const statesIn = (terms: readonly string[]): readonly UsStateCode[] =>
  terms.flatMap((term) => statesByTerm.get(term) ?? []);

const programTerms: ReadonlySet<string> = new Set(termsOf(['fha', 'va', 'veteran', 'usda', 'jumbo', 'conventional']));

interface Named {
  readonly title: readonly string[];
  readonly names: ReadonlySet<string>;
}

/** An entry about a program is worth less if nobody asked about that one, and so is any other if somebody did. */
function programFit(programs: readonly string[], { title, names }: Named): number {
  if (programs.length > 0) return programs.some((term) => names.has(term)) ? 1 : 0.25;
  return title.some((term) => programTerms.has(term)) ? 0.6 : 1;
}

type WeightOf = (term: string) => number;

/** The inverse document frequency of a term; a term that no entry has weighs most. */
function rarity(documents: readonly ReadonlySet<string>[]): WeightOf {
  const frequency = new Map<string, number>();
  for (const terms of documents) for (const term of terms) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  return (term) => Math.log(1 + documents.length / (1 + (frequency.get(term) ?? 0)));
}

const weigh = (terms: Iterable<string>, weightOf: WeightOf): number =>
  [...terms].reduce((sum, term) => sum + weightOf(term), 0);

const coverageOf = (terms: readonly string[], document: ReadonlySet<string>, weightOf: WeightOf): number =>
  weigh(
    terms.filter((term) => document.has(term)),
    weightOf,
  ) / weigh(terms, weightOf);

/** The shared weight of a question and a phrase, 0 to 1 (Dice’s coefficient). */
function likenessOf(terms: readonly string[], phrase: ReadonlySet<string>, weightOf: WeightOf): number {
  const shared = weigh(
    terms.filter((term) => phrase.has(term)),
    weightOf,
  );
  return (2 * shared) / (weigh(terms, weightOf) + weigh(phrase, weightOf));
}
