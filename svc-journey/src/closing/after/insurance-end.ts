import { monthlyPayment, type FixedRateLoan } from '@hearthway/contracts/money';
import { interestOfMonth } from '@hearthway/contracts/repayment';
import { Temporal } from 'temporal-polyfill';

export interface InsuredPurchase {
  readonly loan: FixedRateLoan;
  /** The lower of price and appraised value: what the law calls the original value. In cents. */
  readonly valueCents: number;
  /** YYYY-MM-DD. */
  readonly firstPaymentOn: string;
}

/**
 * The day on which the scheduled balance is first down to a share of the original value, by the lender’s own schedule with its
 * rounded payment. `undefined` if it starts there.
 * @param share in basis points
 */
export function balanceReaches(
  { loan, valueCents, firstPaymentOn }: InsuredPurchase,
  share: number,
): string | undefined {
  const isReached = (balanceCents: number): boolean => balanceCents * 10_000 <= valueCents * share;
  if (isReached(loan.principalCents)) return undefined;
  const payment = monthlyPayment(loan);
  let balanceCents = loan.principalCents;
  for (let paid = 1; paid <= loan.months; paid += 1) {
    balanceCents += interestOfMonth(balanceCents, loan.annualRateMillionths) - payment;
    if (paid === loan.months || isReached(balanceCents)) return monthsLater(firstPaymentOn, paid - 1);
  }
  return undefined;
}

/** The usual day of the first payment: the first of the second month after signing. Interest until then is prepaid. */
export function usualFirstPayment(signedOn: string): string {
  return Temporal.PlainDate.from(signedOn).with({ day: 1 }).add({ months: 2 }).toString();
}

const monthsLater = (day: string, months: number): string => Temporal.PlainDate.from(day).add({ months }).toString();
