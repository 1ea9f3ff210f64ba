import { monthlyPayment, scaled, type FixedRateLoan } from '../../money.js';
import { interestOfMonth } from '../../repayment.js';
import { feeLines, type LineAmounts } from './loan-estimate-lines.js';

/** As on page 3 of the form. */
const comparedMonths = 60;

/**
 * How much a point lowers the rate, in millionths: a quarter of a percent. That is a common rule of thumb; each lender
 * has its own price list, which is why the buyer is told to ask.
 */
const rateOfPoint = 2_500;

/** A loan and its costs. */
export interface Offer {
  readonly loan: FixedRateLoan;
  readonly amounts: LineAmounts;
}

/** The offer with fewer points, and the higher rate that would go with them. */
export function withPoints({ loan, amounts }: Offer, pointsCents: number): Offer {
  // A point is a hundredth of the loan.
  const higher = scaled(amounts.pointsCents - pointsCents, 100 * rateOfPoint, loan.principalCents);
  return {
    loan: { ...loan, annualRateMillionths: loan.annualRateMillionths + higher },
    amounts: { ...amounts, pointsCents },
  };
}

/** Cash costs and payments, minus the principal these pay off, in cents. Fees named in `leftOut` don’t count. */
export function fiveYearCost({ loan, amounts }: Offer, leftOut: readonly string[]) {
  const { pointsCents, lenderCreditsCents: creditsCents, mortgageInsuranceCents: monthlyInsurance } = amounts;
  const { paidCents: paymentsCents, principalCents: principalPaidCents } = paymentsOver(loan, comparedMonths);
  const counted = feeLines.filter((line) => !leftOut.includes(line));
  const feesCents = counted.reduce((sum, line) => sum + (amounts[line] ?? 0), 0);
  const mortgageInsuranceCents = monthlyInsurance * Math.min(comparedMonths, loan.months);
  return {
    fiveYearCostCents:
      feesCents + pointsCents - creditsCents + paymentsCents + mortgageInsuranceCents - principalPaidCents,
    rateMillionths: loan.annualRateMillionths,
    feesCents,
    pointsCents,
    creditsCents,
    paymentsCents,
    mortgageInsuranceCents,
    principalPaidCents,
    monthlyCents: monthlyPayment(loan) + monthlyInsurance,
  };
}

/**
 * The total paid in the first months of a loan, and the principal part of it, in cents. Borrowers pay the rounded
 * payment; the last one makes up for rounding.
 */
export function paymentsOver(loan: FixedRateLoan, months: number): { paidCents: number; principalCents: number } {
  const payment = monthlyPayment(loan);
  let balance = loan.principalCents;
  let paidCents = 0;
  for (let month = 1; month <= Math.min(months, loan.months); month++) {
    const owed = balance + interestOfMonth(balance, loan.annualRateMillionths);
    const paid = month === loan.months ? owed : Math.min(payment, owed);
    balance = owed - paid;
    paidCents += paid;
  }
  return { paidCents, principalCents: loan.principalCents - balance };
}
