import { loanPrograms, type Lender, type LenderEstimate, type LenderMatch } from '@hearthway/contracts/journey';
import type { LenderSource, ListedLender } from '../catalogue/index.js';
import type { StoredListing, StoredMatch } from '../lender-match.js';
import { isForMilitary } from './gates.js';
import type { RankingFacts } from './ranking-facts.js';
import { fitOf, type Fit } from './fit.js';

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
    .sort((one, other) => byScore(lotOf)(one.lender.id, one.fit, other.lender.id, other.fit));
}

/**
 * The matches by today's plan, best first. Lenders for people who served are left out for a buyer who said they did not, whatever
 * else is known.
 */
export function rankMatches(matches: readonly StoredMatch[], today: RankingToday, lotOf: LotOf): LenderMatch[] {
  return matches
    .map((match) => rankedToday(match, today))
    .filter(({ hidden }) => !hidden)
    .sort((one, other) => byScore(lotOf)(one.match.lenderId, one.fit, other.match.lenderId, other.fit))
    .map(shownMatch);
}

/** One match by today's plan. */
export const rankMatch = (match: StoredMatch, today: RankingToday): LenderMatch =>
  shownMatch(rankedToday(match, today));

/** What a match is compared with. */
export interface RankingToday {
  readonly source: LenderSource;
  /** `undefined` while the plan is incomplete. */
  readonly facts: RankingFacts | undefined;
  readonly saidNoService: boolean;
  /** What the home would cost with a lender. */
  readonly estimateOf: (lender: ListedLender) => LenderEstimate | undefined;
}

interface RankedMatch {
  readonly match: StoredMatch;
  readonly lender: Lender;
  readonly fit: Fit;
  readonly hidden: boolean;
  readonly estimate: LenderEstimate | undefined;
}

function rankedToday(match: StoredMatch, { source, facts, saidNoService, estimateOf }: RankingToday): RankedMatch {
  const listed = source.lenders.find(({ id }) => id === match.lenderId);
  const forMilitary = listed ? isForMilitary(listed) : match.listing.forMilitary;
  return {
    match,
    lender: listed ? shownLender(listed, source) : match.listing.lender,
    fit: listed ? fitToday(facts, listed) : noLongerListed(match.listing),
    hidden: forMilitary && saidNoService,
    estimate: listed && estimateOf(listed),
  };
}

const byScore =
  (lotOf: LotOf) =>
  (oneId: string, one: Fit, otherId: string, other: Fit): number =>
    other.score - one.score || (lotOf(oneId) < lotOf(otherId) ? -1 : 1);

function fitToday(facts: RankingFacts | undefined, lender: ListedLender): Fit {
  return facts ? fitOf(facts, lender) : withoutPlan;
}

const withoutPlan: Fit = {
  score: 0,
  reasons: [],
  unranked: 'Complete your financial information to see how this lender fits your plan.',
};

const noLongerListed = ({ lender }: StoredListing): Fit => ({
  score: 0,
  reasons: [],
  unranked: lender.fictional
    ? 'This lender was a made-up example and is no longer in our list. We keep what you noted about it.'
    : 'This lender is no longer in our list, so we can’t compare it with your plan. We keep what you noted about it.',
});

function shownMatch({ match: { id, status }, lender, fit, estimate }: RankedMatch): LenderMatch {
  const { score, reasons, unranked } = fit;
  return {
    id,
    status,
    matchScore: score,
    lender,
    reasons,
    ...(unranked && { unranked }),
    ...(estimate && { estimate }),
  };
}

/** What is kept of a lender with a match, in case its list loses it. */
export function listingOf(listed: ListedLender, source: LenderSource): StoredListing {
  return { lender: shownLender(listed, source), forMilitary: isForMilitary(listed) };
}

function shownLender(lender: ListedLender, { fictional }: LenderSource): Lender {
  const programs = lender.programs.map((program) => loanPrograms[program]).join(', ');
  return {
    name: lender.name,
    description: `${lender.description} Loans: ${programs}.`,
    minCreditScore: lender.minCreditScore,
    maxDebtToIncomeRatio: lender.maxDebtToIncomeBasisPoints / 100,
    minDownPaymentPercent: lender.minDownPaymentBasisPoints / 100,
    website: lender.website,
    fictional,
    ...(lender.nmlsId !== undefined && { nmlsId: lender.nmlsId }),
  };
}
