import { formatCents } from '@hearthway/web-kit/money';
import { typedAmount } from '../typed-form/index.js';

/** `$4,200`, or `$1,200 back to you` for money that the form has “To Borrower”: a negative amount. */
export const cashToCloseText = (cents: number): string =>
  cents < 0 ? `${formatCents(-cents)} back to you` : formatCents(cents);

/** For a form with a box for the direction. @param cents as typed, without a sign */
export const withDirection = (cents: number | null, isBack: boolean): number | null =>
  isBack && cents !== null && cents > 0 ? -cents : cents;

/** What such a form shows. */
export const typedCash = (cents: number | null) => ({
  typed: typedAmount(cents === null ? null : Math.abs(cents)),
  isBack: cents !== null && cents < 0,
});

/** Beside the box. Both the Loan Estimate and the Closing Disclosure print these words. */
export const backLabel = 'This money comes back to me';
export const backHelp = 'If the form says “To Borrower”, not “From Borrower”.';
