import { scaled } from '@hearthway/contracts/money';
import type { DatedFigure, RowsByKey } from '@hearthway/contracts/policy';

/** Typical monthly property taxes and home insurance, in cents; `null` without a price or figures for the state. */
export function usualTaxesAndInsurance(
  { state, priceCents }: { readonly state: string; readonly priceCents: number },
  rows: RowsByKey<DatedFigure>,
): number | null {
  const tax = rows.get(`state/${state}/property-tax`)?.value;
  const insurance = rows.get(`state/${state}/home-insurance`)?.value;
  if (priceCents === 0 || tax === undefined || insurance === undefined) return null;
  return scaled(priceCents, tax, monthsInBasisPoints) + scaled(insurance, 1, 12);
}

/** Twelve months × 10,000: dividing by it turns an annual share in basis points into a monthly one. */
const monthsInBasisPoints = 120_000;
