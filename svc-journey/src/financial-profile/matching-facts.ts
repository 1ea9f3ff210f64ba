import type { UsStateCode } from '@hearthway/contracts/journey';

/** All that matching lenders takes from the financial profile. Money is integer cents. */
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
}

/** `undefined` while something that matching needs has not been said. */
export type ReadMatchingFacts = (userId: string) => Promise<MatchingFacts | undefined>;
