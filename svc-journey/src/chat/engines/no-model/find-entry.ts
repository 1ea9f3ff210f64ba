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
import { readInputs, type ReadInputs } from './read-inputs.js';
import { isSpanish } from './spanish.js';

/** The entry that answers a question, or the titles of those that come closest. */
export type FoundEntry =
  { readonly kind: 'answer'; readonly entry: KnowledgeEntry } | { readonly kind: 'nearby'; readonly titles: string[] };

/** As `findEntry`. What a question leaves open is what the page is about on which it was asked. */
export function findEntryFrom(page: string | null, question: string, knowledge: Knowledge): FoundEntry {
  const meant = withMilestone(question, page);
  const onPage = meant === undefined ? undefined : findEntry(meant, knowledge);
  return onPage?.kind === 'answer' ? onPage : findEntry(question, knowledge);
}

export function findEntry(question: string, knowledge: Knowledge): FoundEntry {
  const named = knowledge.get(namedEntry(question) ?? '');
  if (named) return { kind: 'answer', entry: named };
  const wanted = spelledOut(question);
  const { state } = readInputs(question);
  const results = knowledge.search(wanted, candidates, state);
  const best =
    // Mia offered it.
    results.find(({ entry }) => entry.title === question) ??
    results.slice(0, 3).find((result) => isConfident(wanted, [result])) ??
    bestOfClauses(wanted, results, knowledge, state);
  if (best) return { kind: 'answer', entry: best.entry };
  return {
    kind: 'nearby',
    titles: results
      .slice(0, 3)
      .filter(({ likeness }) => likeness >= alike)
      .map(({ entry }) => entry.title),
  };
}

/** What a question is about may say which entry helps, whatever else its words are like. */
const namedEntry = (question: string): string | undefined =>
  helpAgainstOthers(question) ?? (unanswerable(question) === 'steering' ? 'fair-housing' : undefined);

/** The entry for whoever is treated badly, or tempted, by somebody. */
export function helpAgainstOthers(question: string): string | undefined {
  if (reportsDiscrimination(question)) return 'complaints';
  return isOfferForFee(question) ? 'spotting-scams' : undefined;
}

/** Of so many entries that fit a long story, one of its clauses may say which is meant. */
const candidates = 6;

/** Long questions tell a story: an entry answers them if it answers a clause, and fits the whole story, too. */
function bestOfClauses(
  question: string,
  results: readonly KnowledgeResult[],
  knowledge: Knowledge,
  state: ReadInputs['state'],
): KnowledgeResult | undefined {
  if (unanswerable(question) !== undefined) return undefined;
  const answered = new Set(
    question
      .split(/[.?!,;:]\s|\s(?:and|but|so|because|y|pero|porque)\s/i)
      .filter((clause) => wordsOf(clause).length >= shortestClause)
      .flatMap((clause) => {
        const found = knowledge.search(clause, 1, state);
        return found[0] && isConfident(clause, found) ? [found[0].entry.id] : [];
      }),
  );
  return results.find(({ entry }) => answered.has(entry.id));
}

/** Words, without which a clause says too little by itself. */
const shortestClause = 4;

/** Entries that are at least this much like a question are worth naming. */
const alike = 0.25;

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
