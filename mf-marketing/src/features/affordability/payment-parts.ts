import type { Affordability } from './affordability.js';
import { interestOfMonth } from '@hearthway/contracts/repayment';

export type PartKey = 'principal' | 'interest' | 'property-tax' | 'home-insurance' | 'mortgage-insurance';

export interface PaymentPart {
  readonly key: PartKey;
  readonly label: string;
  readonly cents: number;
}

/** Breakdown of the first month. Later months have less interest and more principal. */
export function paymentParts(
  { loanCents, monthly }: Affordability,
  annualRateMillionths: number,
): readonly PaymentPart[] {
  const interestCents = interestOfMonth(loanCents, annualRateMillionths);
  return [
    { key: 'principal', label: 'Principal', cents: monthly.principalAndInterestCents - interestCents },
    { key: 'interest', label: 'Interest', cents: interestCents },
    { key: 'property-tax', label: 'Property tax', cents: monthly.propertyTaxCents },
    { key: 'home-insurance', label: 'Home insurance', cents: monthly.homeInsuranceCents },
    { key: 'mortgage-insurance', label: 'Mortgage insurance', cents: monthly.mortgageInsuranceCents },
  ];
}
