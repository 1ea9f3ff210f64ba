import type { LoanEstimate } from '../pre-approval/loan-estimates.js';

type Dated = Pick<LoanEstimate, 'id' | 'lender' | 'issuedOn'>;

/** The same for each way to write a lender’s name. */
export const lenderKey = ({ lender }: Pick<LoanEstimate, 'lender'>): string => lender.trim().toLowerCase();

/** All Loan Estimates of the lender that one is from: its first, and the revised ones after it. */
export function estimatesOfLender<Estimate extends Dated>(
  estimates: readonly Estimate[],
  of: Pick<LoanEstimate, 'lender'>,
): readonly Estimate[] {
  const own = estimates.filter((estimate) => lenderKey(estimate) === lenderKey(of));
  return own.toSorted((one, other) => one.issuedOn.localeCompare(other.issuedOn));
}

/** Loan Estimates by lender, in the order in which the lenders’ first ones came. */
export function estimatesByLender<Estimate extends Dated>(
  estimates: readonly Estimate[],
): readonly (readonly Estimate[])[] {
  const lenders = new Map(estimates.map((estimate) => [lenderKey(estimate), estimate]));
  return [...lenders.values()]
    .map((estimate) => estimatesOfLender(estimates, estimate))
    .toSorted(([one], [other]) => (one?.issuedOn ?? '').localeCompare(other?.issuedOn ?? ''));
}
