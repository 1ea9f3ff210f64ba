import { foundingMember } from '@hearthway/contracts/constants';
import { paymentTexts } from '@hearthway/contracts/texts';
import { parseCents } from '@hearthway/web-kit/money';

export const minimumDollars = foundingMember.minimumCents / 100;
export const presetDollars: readonly number[] = foundingMember.presetCents.map((cents) => cents / 100);

/** A preset in dollars, or the amount typed in the field. */
export type AmountChoice = number | 'other';

/** True for empty, not a number, or below the minimum. */
export function isTooLow(typed: string): boolean {
  return !(parseDollars(typed) >= minimumDollars);
}

/** Counts an amount that is too low as the minimum, because leaving the field resets it to that. */
export function dollarsOf(choice: AmountChoice, typed: string): number {
  if (choice !== 'other') return choice;
  return isTooLow(typed) ? minimumDollars : parseDollars(typed);
}

/** Why an amount is too low. */
export function tooLowText(typed: string): string {
  const isEmpty = typed.trim() === '';
  return Number.isNaN(parseDollars(typed)) && !isEmpty ? paymentTexts.wholeDollars : paymentTexts.minimumAmountAlert;
}

/** NaN if empty or not a number. At most `largestDollars`, so that an endless number is refused like any that is too large. */
export function parseDollars(typed: string): number {
  return Math.min((parseCents(typed) ?? Number.NaN) / 100, largestDollars);
}

/** The most whole dollars that are exact in cents. */
const largestDollars = Math.floor(Number.MAX_SAFE_INTEGER / 100);
