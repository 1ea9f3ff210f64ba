import type { PropertyType, PropertyUse, UsStateCode } from '@hearthway/contracts/journey';
import type { MatchingFacts } from '../financial-profile/index.js';

/** All that the ranking is given of a buyer and a plan, as `rankingInputs` publishes it: nothing else can change it. */
export interface RankingFacts {
  readonly state: UsStateCode;
  readonly countyFips: string | null;
  /** `null`: not said yet, so no lender is ruled out by it. */
  readonly propertyType: PropertyType | null;
  readonly propertyUse: PropertyUse | null;
  /** Above zero. */
  readonly targetPriceCents: number;
  /** Never above the price. */
  readonly downPaymentCents: number;
  /** `null` where it cannot be told. */
  readonly debtToIncomeBasisPoints: number | null;
  readonly creditScore: number;
}

/** Picked one by one: what else is known of a buyer must not come along. */
export function rankingFactsOf({ home, ...plan }: MatchingFacts): RankingFacts {
  return {
    state: plan.state,
    countyFips: plan.countyFips,
    propertyType: answerOf(home?.propertyType),
    propertyUse: answerOf(home?.propertyUse),
    targetPriceCents: plan.targetPriceCents,
    downPaymentCents: plan.downPaymentCents,
    debtToIncomeBasisPoints: plan.backRatioBasisPoints,
    creditScore: plan.creditScore,
  };
}

/** The wizard keeps an empty text where there is no answer yet. */
function answerOf<Answer extends string>(answer: Answer | undefined): Exclude<Answer, ''> | null {
  return answer === undefined || answer === '' ? null : (answer as Exclude<Answer, ''>);
}
