import { profileLimits } from '@hearthway/contracts/journey';
import { formatAmount, formatCents, parseCents } from '@hearthway/web-kit/money';
import type { Fault } from './section-form.js';

export interface AmountRules {
  /** Said when nothing was typed; without it, nothing typed is nothing. */
  readonly required?: string;
}

/** Cents of a typed amount; of a fault, 0. */
export function readAmount(typed: string, control: string, fault: Fault, { required }: AmountRules = {}): number {
  if (typed.trim() === '') {
    if (required !== undefined) fault(control, required);
    return 0;
  }
  const cents = parseCents(typed);
  if (cents === undefined) fault(control, 'Enter a dollar amount, such as 1,250.50');
  else if (cents > profileLimits.amountCents) fault(control, `Enter ${formatCents(profileLimits.amountCents)} or less`);
  return cents ?? 0;
}

/** A whole number in a range; `undefined` for nothing typed, and for a fault. */
export function readCount(
  typed: string,
  control: string,
  fault: Fault,
  { from, to, text }: { readonly from: number; readonly to: number; readonly text: string },
): number | undefined {
  const digits = typed.trim();
  if (digits === '') return undefined;
  const count = /^\d{1,4}$/.test(digits) ? Number(digits) : Number.NaN;
  if (count >= from && count <= to) return count;
  fault(control, text);
  return undefined;
}

/** What a control holds for a saved amount; nothing for nothing. */
export const typedAmount = (cents: number | null | undefined): string =>
  cents === null || cents === undefined ? '' : formatAmount(cents);

/** As `typedAmount`, for an amount that may be left out: 0 is as good as nothing. */
export const typedIfAny = (cents: number | undefined): string => (cents ? formatAmount(cents) : '');
