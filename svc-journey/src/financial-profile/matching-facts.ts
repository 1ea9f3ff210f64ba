import type { FinancialProfile, LoanProgram, UsStateCode } from '@hearthway/contracts/journey';
import type { PolicyReader } from '../policy/index.js';
import {
  buyerOf,
  figuresOf,
  lowestDownPayments,
  minimumDownPaymentOf,
  planningProgram,
  type Circumstances,
  type PlannedHome,
} from './assessment/index.js';

/** Everything lender matching learns from the financial profile and the wizard. Money is integer cents. */
export interface MatchingFacts {
  readonly state: UsStateCode;
  readonly countyFips: string | null;
  /** Above zero. */
  readonly targetPriceCents: number;
  /** Never above the target price. */
  readonly downPaymentCents: number;
  /** The minimum for this use of the home with any lender; 0 if there is none. */
  readonly homeMinimumDownPaymentBasisPoints: number;
  /** The lowest down payment each program accepts. */
  readonly lowestDownPaymentBasisPoints: Readonly<Record<LoanProgram, number>>;
  /** Housing and debts as a share of gross monthly income; `null` without an income, or without figures for the state. */
  readonly backRatioBasisPoints: number | null;
  /** The lowest score of the band that the buyer chose. */
  readonly creditScore: number;
  readonly home: PlannedHome | undefined;
  /** `null` if not answered. */
  readonly firstTimeBuyer: boolean | null;
  /** Whether the buyer served or is the surviving spouse of someone who did; `null` if not answered. */
  readonly servedOrSpouse: boolean | null;
}

/** `undefined` while something needed for matching is missing. */
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
    homeMinimumDownPaymentBasisPoints: minimumDownPaymentOf(circumstances.home, policy),
    lowestDownPaymentBasisPoints: lowestDownPayments(policy),
    backRatioBasisPoints: figuresOf(buyer, planningProgram(buyer, policy), policy).backRatioBasisPoints,
    creditScore,
    home: circumstances.home,
    firstTimeBuyer: buyer.firstTimeBuyer,
    servedOrSpouse: buyer.militaryService && buyer.militaryService !== 'none',
  };
}
