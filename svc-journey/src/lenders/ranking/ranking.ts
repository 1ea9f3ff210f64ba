import {
  buyerGroups,
  loanPrograms,
  type Lender,
  type LenderEstimate,
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

/** What determines how matches are shown. */
export interface Today {
  readonly list: LenderList;
  /** `undefined` while the financial information is incomplete. */
  readonly facts: RankingFacts | undefined;
  /** For a lender's offer to this buyer. */
  readonly estimateOf: (lender: ListedLender) => LenderEstimate | undefined;
}

/** The matches by today's plan, best first. Leaves out those whose lender is no longer in the list. */
export function rankMatches(matches: readonly StoredMatch[], today: Today, lotOf: LotOf): LenderMatch[] {
  const byId = new Map(today.list.lenders.map((lender) => [lender.id, lender]));
  return matches
    .flatMap((match) => {
      const lender = byId.get(match.lenderId);
      return lender ? [{ match, lender, fit: fitToday(today.facts, lender) }] : [];
    })
    .sort(bestFirst(lotOf))
    .map(({ match, lender, fit }) => shownMatch(match, lender, fit, today));
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

function shownMatch({ id, status }: StoredMatch, listed: ListedLender, fit: Fit, today: Today): LenderMatch {
  const { score, reasons, unranked, unconfirmed } = fit;
  const lender = today.facts ? offerOf(today.facts, listed) : listed;
  const estimate = unranked === undefined ? today.estimateOf(lender) : undefined;
  return {
    id,
    status,
    matchScore: score,
    lender: shownLender(lender, today.list),
    reasons,
    ...(unranked && { unranked }),
    ...(unconfirmed && { unconfirmed }),
    ...(estimate && { estimate }),
  };
}

function shownLender(lender: ListedLender, { fictional }: LenderList): Lender {
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
