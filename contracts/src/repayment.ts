import { monthlyPayment, type FixedRateLoan } from './money.js';

export interface Repayment {
  readonly monthlyCents: number;
  /** Absorbs the rounding differences, so the balance ends at zero. */
  readonly lastPaymentCents: number;
  readonly totalInterestCents: number;
}

/** Twelve months × one million: divides a yearly rate in millionths into a monthly share. */
const yearInMillionths = 12_000_000;

/** Rounds half to even, so rounding favors neither side over hundreds of months. */
export function interestOfMonth(balanceCents: number, annualRateMillionths: number): number {
  const exact = balanceCents * annualRateMillionths;
  const cents = Math.floor(exact / yearInMillionths);
  const twiceRemainder = 2 * (exact - cents * yearInMillionths);
  const roundUp = twiceRemainder > yearInMillionths || (twiceRemainder === yearInMillionths && cents % 2 !== 0);
  return roundUp ? cents + 1 : cents;
}

/** Simulates each month with the rounded payment, because that is what the borrower pays. */
export function repayment(loan: FixedRateLoan): Repayment {
  const monthlyCents = monthlyPayment(loan);
  let balanceCents = loan.principalCents;
  let totalInterestCents = 0;
  let lastPaymentCents = 0;
  for (let month = 1; month <= loan.months; month += 1) {
    const interestCents = interestOfMonth(balanceCents, loan.annualRateMillionths);
    const owedCents = balanceCents + interestCents;
    lastPaymentCents = month === loan.months ? owedCents : Math.min(monthlyCents, owedCents);
    balanceCents = owedCents - lastPaymentCents;
    totalInterestCents += interestCents;
  }
  return { monthlyCents, lastPaymentCents, totalInterestCents };
}

/** The number of scheduled payments until no more than this is owed. */
export function monthsToBalance(loan: FixedRateLoan, mostCents: number): number {
  const monthlyCents = monthlyPayment(loan);
  let owedCents = loan.principalCents;
  let months = 0;
  while (owedCents > mostCents && months < loan.months) {
    owedCents += interestOfMonth(owedCents, loan.annualRateMillionths) - monthlyCents;
    months += 1;
  }
  return months;
}
