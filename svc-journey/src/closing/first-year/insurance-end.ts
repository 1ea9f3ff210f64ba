import { shareOf, type FixedRateLoan } from '@hearthway/contracts/money';
import { monthsToBalance } from '@hearthway/contracts/repayment';
import { Temporal } from 'temporal-polyfill';

export interface InsuredPurchase {
  readonly loan: FixedRateLoan;
  /** The lower of price and appraised value: what the law calls the original value. In cents. */
  readonly valueCents: number;
  /** YYYY-MM-DD. */
  readonly firstPaymentOn: string;
}

/**
 * The day of the payment that first brings the scheduled balance down to a share of the original value. `undefined` if it starts
 * there.
 * @param share in basis points
 */
export function balanceReaches(
  { loan, valueCents, firstPaymentOn }: InsuredPurchase,
  share: number,
): string | undefined {
  const payments = monthsToBalance(loan, shareOf(valueCents, share));
  return payments === 0 ? undefined : monthsLater(firstPaymentOn, payments - 1);
}

/** The first day of the month after the middle of the term: the latest day of private insurance by law, and first at high rates. */
export function afterMidpoint({ loan, firstPaymentOn }: Pick<InsuredPurchase, 'loan' | 'firstPaymentOn'>): string {
  // The term begins a month before the first payment.
  const afterMiddle = Math.floor(loan.months / 2);
  return monthsLater(firstOfMonth(firstPaymentOn), afterMiddle);
}

/** The first of the month that is so many months after signing. Interest until then is prepaid. */
export const usualFirstPayment = (signedOn: string, months: number): string =>
  monthsLater(firstOfMonth(signedOn), months);

export const monthsLater = (day: string, months: number): string =>
  Temporal.PlainDate.from(day).add({ months }).toString();

const firstOfMonth = (day: string): string => Temporal.PlainDate.from(day).with({ day: 1 }).toString();
