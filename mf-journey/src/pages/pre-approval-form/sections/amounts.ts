import { profileLimits } from '@hearthway/contracts/journey';
import { formatAmount, formatCents, parseCents } from '@hearthway/web-kit/money';
import type { AddError } from './section-form.js';

export interface AmountRules {
  /** The error when nothing is typed; without it, that counts as 0. */
  readonly required?: string;
}

/** Cents of a typed amount; 0 after an error. */
export function readAmount(typed: string, control: string, addError: AddError, { required }: AmountRules = {}): number {
  if (typed.trim() === '') {
    if (required !== undefined) addError(control, required);
    return 0;
  }
  const cents = parseCents(typed);
  if (cents === undefined) addError(control, 'Enter a dollar amount, with a period for cents, such as 1,250.50');
  else if (cents > profileLimits.amountCents)
    addError(control, `Enter ${formatCents(profileLimits.amountCents)} or less`);
  return cents ?? 0;
}

/** A whole number in a range; `undefined` when nothing is typed or after an error. */
export function readCount(
  typed: string,
  control: string,
  addError: AddError,
  { from, to, text }: { readonly from: number; readonly to: number; readonly text: string },
): number | undefined {
  const digits = typed.trim();
  if (digits === '') return undefined;
  const count = /^\d{1,4}$/.test(digits) ? Number(digits) : Number.NaN;
  if (count >= from && count <= to) return count;
  addError(control, text);
  return undefined;
}

/** What a control holds for a saved amount. */
export const typedAmount = (cents: number | null | undefined): string =>
  cents === null || cents === undefined ? '' : formatAmount(cents);

/** As `typedAmount`, for an optional amount, where 0 shows as empty. */
export const typedIfAny = (cents: number | undefined): string => (cents ? formatAmount(cents) : '');
