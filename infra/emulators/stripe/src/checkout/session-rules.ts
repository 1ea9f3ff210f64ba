import { StripeError } from '../api/stripe-error.js';
import { charges, formatAmount } from './currency.js';
import type { CreateSessionParameters } from './session-parameters.js';

/** How long a Checkout Session may stay open, in seconds. */
const lifetime = { shortest: 30 * 60, longest: 24 * 60 * 60 } as const;

/**
 * The sum of the items, in cents.
 * @throws StripeError when Stripe would not charge so little or so much
 */
export function totalOf(items: CreateSessionParameters['line_items']): number {
  const total = items.reduce((sum, { price_data: price, quantity }) => sum + price.unit_amount * quantity, 0);
  const refuse = (limit: string, code: string) =>
    new StripeError(`The Checkout Session's total amount due must ${limit} usd`, { code });
  if (total < charges.smallest) {
    throw refuse(`add up to at least ${formatAmount(charges.smallest)}`, 'amount_too_small');
  }
  if (total > charges.largest) throw refuse(`be no more than ${formatAmount(charges.largest)}`, 'amount_too_large');
  return total;
}

/**
 * When the session expires: as asked for, else after a day. Seconds since 1970, like both parameters.
 * @throws StripeError when that is too soon or too late
 */
export function expiryOf(asked: number | undefined, now: number): number {
  if (asked === undefined) return now + lifetime.longest;
  const refuse = (limit: string) =>
    new StripeError(`The \`expires_at\` timestamp must be ${limit} from Checkout Session creation.`, {
      param: 'expires_at',
    });
  if (asked - now < lifetime.shortest) throw refuse('at least 30 minutes');
  if (asked - now > lifetime.longest) throw refuse('less than 24 hours');
  return asked;
}
