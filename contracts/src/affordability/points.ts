import { monthlyPayment, shareOf, type FixedRateLoan } from '../money.js';

/** Paying the lender for a lower rate. */
export interface PointsOffer {
  readonly loan: FixedRateLoan;
  /** Share of the loan: 100 basis points are one point. */
  readonly pointsBasisPoints: number;
  readonly lowerRateMillionths: number;
}

export interface PointsResult {
  readonly costCents: number;
  /** Per month; zero or less if the lower rate saves nothing. */
  readonly savingCents: number;
  /** Months until the saving has paid for the points, rounded up; `null` if it never does within the term. */
  readonly breakEvenMonths: number | null;
}

/** When points pay for themselves: their cost divided by the monthly saving. */
export function pointsBreakEven({ loan, pointsBasisPoints, lowerRateMillionths }: PointsOffer): PointsResult {
  const costCents = shareOf(loan.principalCents, pointsBasisPoints);
  const savingCents = monthlyPayment(loan) - monthlyPayment({ ...loan, annualRateMillionths: lowerRateMillionths });
  const months = savingCents > 0 ? Math.ceil(costCents / savingCents) : Infinity;
  return { costCents, savingCents, breakEvenMonths: months <= loan.months ? months : null };
}
