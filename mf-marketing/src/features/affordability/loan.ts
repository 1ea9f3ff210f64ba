import { monthlyPayment, type FixedRateLoan } from '@hearthway/contracts/money';

export interface Repayment {
  readonly monthlyCents: number;
  /** Takes up what rounding left over, so that the loan ends at nothing. */
  readonly lastPaymentCents: number;
  readonly totalInterestCents: number;
}

/** A year of a whole: what a rate of so many millionths a year is a share of, a month. */
const yearInMillionths = 12_000_000;

/** What one cent of loan costs a month, unrounded: to look for a price by. What is paid then is the contracts' to say. */
export function paymentPerCent(annualRateMillionths: number, months: number): number {
  const monthlyRate = annualRateMillionths / yearInMillionths;
  return monthlyRate === 0 ? 1 / months : monthlyRate / (1 - (1 + monthlyRate) ** -months);
}

/** Halves go to the even cent: over hundreds of months they then favor neither side. */
export function interestOfMonth(balanceCents: number, annualRateMillionths: number): number {
  const exact = balanceCents * annualRateMillionths;
  const cents = Math.floor(exact / yearInMillionths);
  const twiceTheRest = 2 * (exact - cents * yearInMillionths);
  const isUp = twiceTheRest > yearInMillionths || (twiceTheRest === yearInMillionths && cents % 2 !== 0);
  return isUp ? cents + 1 : cents;
}

/** Month by month with the rounded payment, because that is what is paid. */
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
