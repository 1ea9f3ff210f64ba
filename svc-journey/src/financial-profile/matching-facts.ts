import type { FinancialProfile, UsStateCode } from '@hearthway/contracts/journey';
import type { PolicyReader } from '../policy/index.js';
import { figuresOf } from './assessment.js';
import { buyerOf, type Circumstances, type PlannedHome } from './buyer.js';
import { planningProgram } from './readiness.js';

/** All that matching lenders takes from the financial profile, and from the wizard as far as it goes into it. Money is integer cents. */
export interface MatchingFacts {
  readonly state: UsStateCode;
  readonly countyFips: string | null;
  /** Above zero. */
  readonly targetPriceCents: number;
  /** Never above the target price. */
  readonly downPaymentCents: number;
  /** Housing and debts of gross monthly income; `null` where it cannot be told: no income, or no figures for the state. */
  readonly backRatioBasisPoints: number | null;
  /** The lowest score of the band that the buyer chose. */
  readonly creditScore: number;
  readonly home: PlannedHome | undefined;
}

/** `undefined` while something that matching needs has not been said. */
export function matchingFacts(
  profile: FinancialProfile,
  circumstances: Circumstances,
  policy: PolicyReader,
): MatchingFacts | undefined {
  const buyer = buyerOf(profile, circumstances);
  const { state, countyFips, creditScore, purchase, monthlyIncomeCents, debts } = buyer;
  const isMissing = !state || !purchase || creditScore === null || monthlyIncomeCents === null || debts === null;
  if (isMissing) return undefined;
  return {
    state,
    countyFips,
    targetPriceCents: purchase.priceCents,
    downPaymentCents: purchase.downPaymentCents,
    backRatioBasisPoints: figuresOf(buyer, planningProgram(buyer, policy), policy).backRatioBasisPoints,
    creditScore,
    home: circumstances.home,
  };
}
