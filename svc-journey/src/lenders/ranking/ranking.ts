import {
  buyerGroups,
  loanPrograms,
  type Lender,
  type LenderMatch,
  type ListedLender,
} from '@hearthway/contracts/journey';
import type { LenderList } from '../catalogue/index.js';
import type { StoredMatch } from '../lender-match.js';
import type { RankingFacts } from './ranking-facts.js';
import { fitOf, type Fit } from './fit.js';
import { offerOf, onlyFor } from './offer.js';

export interface RankedLender {
  readonly lender: ListedLender;
  readonly fit: Fit;
}

/** Breaks ties between lenders with the same score: the lower comes first. Always the same for the same buyer. */
export type LotOf = (lenderId: string) => string;

/** The lenders that are in the ranking, best first. */
export function rankLenders(facts: RankingFacts, lenders: readonly ListedLender[], lotOf: LotOf): RankedLender[] {
  return lenders
    .map((lender) => ({ lender, fit: fitOf(facts, lender) }))
    .filter(({ fit }) => fit.unranked === undefined)
    .sort(bestFirst(lotOf));
}

/** The matches by today's plan, best first. Leaves out those whose lender is no longer in the list. */
export function rankMatches(
  matches: readonly StoredMatch[],
  list: LenderList,
  facts: RankingFacts | undefined,
  lotOf: LotOf,
): LenderMatch[] {
  const byId = new Map(list.lenders.map((lender) => [lender.id, lender]));
  return matches
    .flatMap((match) => {
      const lender = byId.get(match.lenderId);
      return lender ? [{ match, lender, fit: fitToday(facts, lender) }] : [];
    })
    .sort(bestFirst(lotOf))
    .map(({ match, lender, fit }) => shownMatch(match, shownLender(lender, list, facts), fit));
}

/** One match by today's plan. */
export function rankMatch(
  match: StoredMatch,
  lender: ListedLender,
  list: LenderList,
  facts: RankingFacts | undefined,
): LenderMatch {
  return shownMatch(match, shownLender(lender, list, facts), fitToday(facts, lender));
}

function bestFirst(lotOf: LotOf) {
  return (one: RankedLender, other: RankedLender): number =>
    other.fit.score - one.fit.score || (lotOf(one.lender.id) < lotOf(other.lender.id) ? -1 : 1);
}

function fitToday(facts: RankingFacts | undefined, lender: ListedLender): Fit {
  return facts ? fitOf(facts, lender) : withoutPlan;
}

const withoutPlan: Fit = {
  score: 0,
  reasons: [],
  unranked: 'Complete your financial information to see how this lender fits your plan.',
};

function shownMatch({ id, status }: StoredMatch, lender: Lender, fit: Fit): LenderMatch {
  const { score, reasons, unranked } = fit;
  return { id, status, matchScore: score, lender, reasons, ...(unranked && { unranked }) };
}

function shownLender(listed: ListedLender, { fictional }: LenderList, facts: RankingFacts | undefined): Lender {
  const lender = facts ? offerOf(facts, listed) : listed;
  const programs = lender.programs.map((program) => loanPrograms[program]).join(', ');
  return {
    name: lender.name,
    description: [lender.description, conditionOf(lender), `Loans: ${programs}.`].filter(Boolean).join(' '),
    minCreditScore: lender.minCreditScore,
    maxDebtToIncomeRatio: lender.maxDebtToIncomeBasisPoints / 100,
    minDownPaymentPercent: lender.minDownPaymentBasisPoints / 100,
    website: lender.website ?? '',
    fictional,
  };
}

function conditionOf(lender: ListedLender): string | undefined {
  const group = onlyFor(lender);
  return group && `Lends only to ${buyerGroups[group]}.`;
}
