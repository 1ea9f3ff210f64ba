import type { BuyerGroup, LoanProgram, PropertyType, PropertyUse, UsStateCode } from '@hearthway/contracts/journey';
import type { MatchingFacts } from '../../financial-profile/index.js';

/** Everything the ranking knows about a buyer and a plan, as published in `rankingInputs`. Nothing else can change it. */
export interface RankingFacts {
  readonly state: UsStateCode;
  readonly countyFips: string | null;
  /** `null` if not answered yet, which rules out no lender. */
  readonly propertyType: PropertyType | null;
  readonly propertyUse: PropertyUse | null;
  /** Above zero. */
  readonly targetPriceCents: number;
  /** Never above the price. */
  readonly downPaymentCents: number;
  /** The minimum for this use of the home with any lender; 0 if there is none. */
  readonly homeMinimumDownPaymentBasisPoints: number;
  /** The lowest down payment each program accepts. */
  readonly lowestDownPaymentBasisPoints: Readonly<Record<LoanProgram, number>>;
  /** `null` if unknown. */
  readonly debtToIncomeBasisPoints: number | null;
  readonly creditScore: number;
  /** `null` if not answered: lenders that serve only this group are then neither ruled out nor a match. */
  readonly belongsTo: Readonly<Record<BuyerGroup, boolean | null>>;
}

/** Picks each fact by name, so that nothing else about the buyer slips in. */
export function rankingFactsOf(facts: MatchingFacts | undefined): RankingFacts | undefined {
  if (!facts) return undefined;
  const { home, ...plan } = facts;
  return {
    state: plan.state,
    countyFips: plan.countyFips,
    propertyType: answerOf(home?.propertyType),
    propertyUse: answerOf(home?.propertyUse),
    targetPriceCents: plan.targetPriceCents,
    downPaymentCents: plan.downPaymentCents,
    homeMinimumDownPaymentBasisPoints: plan.homeMinimumDownPaymentBasisPoints,
    lowestDownPaymentBasisPoints: plan.lowestDownPaymentBasisPoints,
    debtToIncomeBasisPoints: plan.backRatioBasisPoints,
    creditScore: plan.creditScore,
    belongsTo: { first_time_buyers: plan.firstTimeBuyer, people_who_served: plan.servedOrSpouse },
  };
}

/** The wizard stores an unanswered question as an empty string. */
function answerOf<Answer extends string>(answer: Answer | undefined): Exclude<Answer, ''> | null {
  return answer === undefined || answer === '' ? null : (answer as Exclude<Answer, ''>);
}
