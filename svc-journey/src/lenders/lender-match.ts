import {
  loanPrograms,
  nextLenderMatchStatus,
  type Lender,
  type LenderMatch,
  type LenderMatchStatus,
} from '@hearthway/contracts/journey';
import type { ListedLender } from './listed-lender.js';
import { bestFirst, standingOf, type LotOf, type Standing } from './ranking.js';
import type { RankingFacts } from './ranking-facts.js';

/** A lender that a buyer was matched with, as it is kept: its score is not, since the plan changes. */
export interface KeptMatch {
  readonly id: string;
  readonly userId: string;
  readonly lenderId: string;
  readonly status: LenderMatchStatus;
}

export interface StatusChange {
  readonly from: LenderMatchStatus;
  readonly to: LenderMatchStatus;
}

/** What asking for a status means: a change, nothing when it has that status already, or a refusal. */
export function statusChange({ status: from }: KeptMatch, to: LenderMatchStatus): StatusChange | undefined | 'refused' {
  if (from === to) return undefined;
  return nextLenderMatchStatus[from] === to ? { from, to } : 'refused';
}

/** The matches by the plan as it is now, best first. One whose lender has left the catalogue is left out. */
export function rankMatches(
  matches: readonly KeptMatch[],
  lenders: readonly ListedLender[],
  facts: RankingFacts | undefined,
  lotOf: LotOf,
): LenderMatch[] {
  const byId = new Map(lenders.map((lender) => [lender.id, lender]));
  return matches
    .flatMap((match) => {
      const lender = byId.get(match.lenderId);
      return lender ? [{ match, lender, standing: standingNow(facts, lender) }] : [];
    })
    .sort(bestFirst(lotOf))
    .map(({ match, lender, standing }) => shownMatch(match, lender, standing));
}

/** One match by the plan as it is now. */
export function rankMatch(match: KeptMatch, lender: ListedLender, facts: RankingFacts | undefined): LenderMatch {
  return shownMatch(match, lender, standingNow(facts, lender));
}

function standingNow(facts: RankingFacts | undefined, lender: ListedLender): Standing {
  return facts ? standingOf(facts, lender) : withoutPlan;
}

const withoutPlan: Standing = {
  score: 0,
  reasons: [],
  unranked: 'Complete your financial information to see how this lender fits your plan.',
};

function shownMatch({ id, status }: KeptMatch, lender: ListedLender, standing: Standing): LenderMatch {
  const { score, reasons, unranked } = standing;
  return { id, status, matchScore: score, lender: shownLender(lender), reasons, ...(unranked && { unranked }) };
}

function shownLender(lender: ListedLender): Lender {
  const programs = lender.programs.map((program) => loanPrograms[program]).join(', ');
  return {
    name: lender.name,
    description: `${lender.description} Loans: ${programs}.`,
    minCreditScore: lender.minCreditScore,
    maxDebtToIncomeRatio: lender.maxDebtToIncomeBasisPoints / 100,
    minDownPaymentPercent: lender.minDownPaymentBasisPoints / 100,
    website: lender.website,
  };
}
