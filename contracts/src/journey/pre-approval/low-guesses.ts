import { scaled } from '../../money.js';
import type { LoanEstimateEntry } from './loan-estimates.js';

/** What taxes and insurance usually cost where the home is, from the dated rows, in cents a year. */
export interface UsualCosts {
  readonly stateName: string;
  readonly homeInsuranceCents: number;
  /** `null` without a price to take the share of. */
  readonly propertyTaxCents: number | null;
}

/** A lender only guesses taxes and insurance. A guess below this share of the usual costs is worth a question. */
const lowPercent = 80;
/** Lenders may hold a cushion of up to two months, and most do. */
const escrowMonths = 2;

/** Sentences on estimates that look cheaper than they are because of taxes and insurance. */
export function lowGuesses(
  entries: readonly Pick<LoanEstimateEntry, 'lender' | 'prepaidsCents' | 'escrowCents'>[],
  { stateName, homeInsuranceCents, propertyTaxCents }: UsualCosts,
): string[] {
  const escrow = propertyTaxCents && scaled(propertyTaxCents + homeInsuranceCents, escrowMonths, 12);
  const isLow = (guess: number | null, usual: number): guess is number =>
    guess !== null && guess * 100 < usual * lowPercent;
  return entries.flatMap(({ lender, prepaidsCents, escrowCents }) => [
    // They hold a year of insurance.
    ...(isLow(prepaidsCents, homeInsuranceCents)
      ? [
          `${lender} counts ${dollars(prepaidsCents)} of prepaids, but a year of home insurance alone is about ${about(homeInsuranceCents)} in ${stateName}. A low guess only looks cheaper.`,
        ]
      : []),
    ...(escrow !== null && isLow(escrowCents, escrow)
      ? [
          `${lender} counts ${dollars(escrowCents)} for the first escrow payment, but two months of taxes and insurance are about ${about(escrow)} for your target price. Ask what is left out.`,
        ]
      : []),
  ]);
}

const dollars = (cents: number): string => `$${scaled(cents, 1, 100).toLocaleString('en-US')}`;
const about = (cents: number): string => dollars(scaled(cents, 1, 10_000) * 10_000);
