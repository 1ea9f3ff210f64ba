import { isOfferForFee, reportsDiscrimination } from '@hearthway/contracts/conversation-rules';
import {
  isConfident,
  unanswerable,
  wordsOf,
  type Knowledge,
  type KnowledgeEntry,
  type KnowledgeResult,
} from '../../../knowledge/index.js';
import { withMilestone } from './page-asked.js';
import type { Pattern } from './patterns.js';
import { asksToRecast } from './recast-asked.js';
import { readInputs, type ReadInputs } from './read-inputs.js';
import { isSpanish } from './spanish.js';

export type FoundEntry =
  /** `also` answers another part of the question. `titles` are entries that may be meant instead. */
  | {
      readonly kind: 'answer';
      readonly entry: KnowledgeEntry;
      readonly also?: KnowledgeEntry;
      readonly titles: readonly string[];
    }
  /** The closest entries: one that may be meant, and titles. */
  | { readonly kind: 'nearby'; readonly closest: KnowledgeEntry | undefined; readonly titles: readonly string[] };

/** Like `findEntry`, but a vague question is taken to be about the page where it was asked. */
export function findEntryFrom(page: string | null, question: string, knowledge: Knowledge): FoundEntry {
  const meant = withMilestone(question, page);
  const onPage = meant === undefined ? undefined : findEntry(meant, knowledge);
  return onPage?.kind === 'answer' ? onPage : findEntry(question, knowledge);
}

export function findEntry(question: string, knowledge: Knowledge): FoundEntry {
  const named = knowledge.get(namedEntry(question) ?? '');
  if (named) return { kind: 'answer', entry: named, titles: [] };
  const wanted = spelledOut(question);
  const { state } = readInputs(question);
  const results = knowledge.search(wanted, candidates, state);
  const searched = { results, knowledge, state };
  const best =
    // Mia offered it.
    results.find(({ entry }) => entry.title === question) ??
    results.slice(0, 3).find((result) => isConfident(wanted, [result])) ??
    bestOfClauses(wanted, searched);
  if (best) {
    const also = otherPart(wanted, best, searched);
    const titles = insteadOf(best, results).filter((title) => title !== also?.title);
    return { kind: 'answer', entry: best.entry, ...(also && { also }), titles };
  }
  const alike = results
    .slice(0, 3)
    .filter(({ entry, likeness }) => likeness >= worthNaming && entry.id !== whyNotPeople);
  const [first, ...others] = alike;
  const isClose = first !== undefined && unanswerable(wanted) === undefined && first.coverage + first.likeness >= close;
  const offered = isClose ? others : alike;
  return {
    kind: 'nearby',
    closest: isClose ? first.entry : undefined,
    titles: offered.map(({ entry }) => entry.title),
  };
}

/**
 * Titles of other entries that may be meant, unless the question nearly matches the entry's name. Of phrases left out
 * of the search, 57 in 100 find their entry first, and 78 find it or one of these.
 */
const insteadOf = (best: KnowledgeResult, results: readonly KnowledgeResult[]): readonly string[] =>
  best.likeness >= nearlyCalled
    ? []
    : results
        .filter(({ entry, score }) => entry !== best.entry && entry.id !== whyNotPeople && score >= best.score / 10)
        .slice(0, 3)
        .map(({ entry }) => entry.title);
const nearlyCalled = 0.9;

/** The subject of a question may decide which entry helps, whatever its other words. */
const namedEntry = (question: string): string | undefined =>
  helpAgainstOthers(question) ??
  subjects.find(([, asked]) => asked.test(question.toLowerCase()))?.[0] ??
  (unanswerable(question) === 'steering' ? whyNotPeople : undefined);

/** Entries that a certain way of asking points to, whatever else is in the story. */
const subjects: readonly (readonly [entry: string, asked: Pattern])[] = [
  ['recasting', asksToRecast],
  [
    'letter-of-explanation',
    /\b(?:wants?|needs?|asks?|asked|asking|requested|require[sd]?)\b(?: \w{1,12}){0,4} (?:letter|note|explanation)(?: \w{1,12}){0,2} (?:why|explaining|to explain)\b/,
  ],
  [
    'mia-privacy',
    /\b(?:(?:do|does|will|would|can) (?:you|mia|she|hearthway)(?: \w{1,12})? (?:tell|share|pass|report|forward|show|send|repeat)|(?:lenders?|officer|bank|agent|realtor|sellers?|anyone|someone|they) (?:see|read|hear|know))\b(?: \w{1,12}){0,4} what (?:i|we) (?:say|tell|ask|type|write|share|told|said)(?! (?:them|him)\b)|\b(?:do|does|will|would) (?:you|mia|she) (?:tell|inform|talk to|report to|share with) (?:the |my |our |any )?(?:banks?|lenders?|agent|realtor|sellers?|loan officer)\b/,
  ],
  [
    'data-not-sold',
    /\b(?:do|does|will|would) (?:you|mia|she|hearthway)(?: \w{1,12})? (?:sell|share|give|pass)(?: \w{1,12})? (?:my|our|people'?s) (?:\w{1,12} )?(?:info|information|data|number|email|details)\b/,
  ],
];

/** Explains why we don’t describe people and schools. Nobody asks for it directly. */
const whyNotPeople = 'fair-housing';

/** The entry for a buyer who is treated badly, or tempted, by somebody. */
export function helpAgainstOthers(question: string): string | undefined {
  if (reportsDiscrimination(question)) return 'complaints';
  return isOfferForFee(question) ? 'spotting-scams' : undefined;
}

/** Among this many entries that fit a long story, one of its clauses may decide which is meant. */
const candidates = 6;

interface Searched {
  readonly results: readonly KnowledgeResult[];
  readonly knowledge: Knowledge;
  readonly state: ReadInputs['state'];
}

/** Long questions tell a story: an entry answers them if it answers one clause and also fits the whole story. */
function bestOfClauses(question: string, { results, knowledge, state }: Searched): KnowledgeResult | undefined {
  if (unanswerable(question) !== undefined) return undefined;
  const answered = answeredBy(clausesOf(question), knowledge, state);
  return results.find(({ entry }) => answered.has(entry.id));
}

/** "What is earnest money and who holds it if the seller backs out": each part may have an entry of its own. */
function otherPart(
  question: string,
  { entry }: KnowledgeResult,
  { results, knowledge, state }: Searched,
): KnowledgeEntry | undefined {
  const parts = clausesOf(question).filter((clause) => asks.test(clause));
  if (parts.length < 2) return undefined;
  const answered = answeredBy(parts, knowledge, state);
  return results.find((found) => found.entry.id !== entry.id && answered.has(found.entry.id))?.entry;
}

/**
 * What a question asks besides its sum: "What’s earnest money? If it’s 2% of $375,000, how much is that?" A part with
 * figures belongs to the sum.
 */
export function entryBesideSum(
  question: string,
  knowledge: Knowledge,
  isOfSum: (part: string) => boolean,
): KnowledgeEntry | undefined {
  const { state } = readInputs(question);
  const parts = partsOf(question);
  const others = parts
    .filter((part) => !/\d/.test(part) && asks.test(part) && wordsOf(part).length >= shortestBesideSum)
    .slice(0, candidates)
    .filter((part) => !isOfSum(part));
  if (others.length === 0) return undefined;
  // If the figures don't ask anything, the sum is for the other part.
  if (!parts.some((part) => (asks.test(part) || asksForFigure.test(part)) && !others.includes(part))) return undefined;
  const answered = answeredBy(others, knowledge, state);
  return knowledge.search(question, candidates, state).find(({ entry }) => answered.has(entry.id))?.entry;
}

/** Ids of the entries that answer one of these clauses. */
const answeredBy = (
  clauses: readonly string[],
  knowledge: Knowledge,
  state: ReadInputs['state'],
): ReadonlySet<string> =>
  new Set(
    clauses.flatMap((clause) => {
      const found = knowledge.search(clause, 1, state);
      return found[0] && isConfident(clause, found) ? [found[0].entry.id] : [];
    }),
  );

const partsOf = (question: string): readonly string[] =>
  question.split(/[.?!,;:]\s|\s(?:and|but|so|because|y|pero|porque)\s/i);

const clausesOf = (question: string): readonly string[] =>
  partsOf(question).filter((clause) => wordsOf(clause).length >= shortestClause);

/** A clause that asks something. */
const asks =
  /^\W*(?:(?:and|but|so|y|also|then|or) )?(?:what|whats|how|who|when|where|why|which|do|does|did|is|are|can|could|should|will|would|que|cuanto|cuanta|quien|cuando|como|puedo|debo)\b/i;

const asksForFigure = /\b(?:how (?:much|long|many|soon)|what|what'?s|when|cuanto|cuando)\b/i;

/** Number of words below which a clause alone says too little. */
const shortestClause = 4;

/** "What is PMI": the words of the sum say what it is about. */
const shortestBesideSum = 2;

/** Entries must be at least this similar to a question to be worth naming. */
const worthNaming = 0.3;

/** When coverage plus similarity reaches this, an entry is shown although it may not be the one meant. */
const close = 1.05;

/** Numbers that are the words of a question: a score, and the years of a loan. The search leaves other numbers out. */
function spelledOut(question: string): string {
  const { creditScore, terms } = readInputs(question);
  return [
    // In Spanish, “le” is a small word, not the Loan Estimate.
    isSpanish(question) ? question.replace(/\ble\b/gi, ' ') : question,
    ...(creditScore === undefined ? [] : ['lowest credit score']),
    ...(terms?.includes(15) && terms.includes(30) ? ['fifteen year or thirty year'] : []),
  ].join(' ');
}
