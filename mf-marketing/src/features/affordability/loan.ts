/** Money is integer cents, rates are shares (0.0625 is 6.25 percent a year), terms are months. */

export interface Loan {
  readonly principalCents: number;
  readonly annualRate: number;
  readonly months: number;
}

export interface Repayment {
  readonly monthlyCents: number;
  /** Takes up what rounding left over, so that the loan ends at nothing. */
  readonly lastPaymentCents: number;
  readonly totalInterestCents: number;
}

// Products of cents and rates miss a half by less than this.
const halfTolerance = 1e-6;

/** To the nearest whole number, halves up; what would be a half but for binary fractions counts as one. */
export function roundHalfUp(value: number): number {
  return Math.floor(value + 0.5 + halfTolerance);
}

/** To the nearest whole number, halves to the even one: over hundreds of months they then favor neither side. */
function roundHalfEven(value: number): number {
  const up = roundHalfUp(value);
  const isHalf = Math.abs(up - 0.5 - value) <= halfTolerance;
  return isHalf && up % 2 !== 0 ? up - 1 : up;
}

/** What one dollar (or cent) of loan costs a month, unrounded. */
export function paymentPerUnit(annualRate: number, months: number): number {
  const monthlyRate = annualRate / 12;
  return monthlyRate === 0 ? 1 / months : monthlyRate / (1 - (1 + monthlyRate) ** -months);
}

/** Principal and interest of a month, rounded to the cent as a borrower pays it. */
export function monthlyPayment({ principalCents, annualRate, months }: Loan): number {
  return roundHalfUp(principalCents * paymentPerUnit(annualRate, months));
}

export function interestOfMonth(balanceCents: number, annualRate: number): number {
  return roundHalfEven((balanceCents * annualRate) / 12);
}

/** Month by month with the rounded payment, because that is what is paid. */
export function repayment(loan: Loan): Repayment {
  const monthlyCents = monthlyPayment(loan);
  let balanceCents = loan.principalCents;
  let totalInterestCents = 0;
  let lastPaymentCents = 0;
  for (let month = 1; month <= loan.months; month += 1) {
    const interestCents = interestOfMonth(balanceCents, loan.annualRate);
    const owedCents = balanceCents + interestCents;
    lastPaymentCents = month === loan.months ? owedCents : Math.min(monthlyCents, owedCents);
    balanceCents = owedCents - lastPaymentCents;
    totalInterestCents += interestCents;
  }
  return { monthlyCents, lastPaymentCents, totalInterestCents };
}
