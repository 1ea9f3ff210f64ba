import type { PaymentStatus } from '@hearthway/contracts/commerce';
import type { Payment, PaymentTrouble } from './payment.js';

/** What was paid, in the words of the provider. */
export interface Charge {
  readonly amountCents: number | null;
  readonly currency: string | null;
  readonly productType: string | undefined;
  readonly intentId: string | undefined;
}

/** What the provider says of an order, now or some days late. */
export type PaymentReport =
  | { readonly kind: 'open' }
  | { readonly kind: 'paid'; readonly charge: Charge }
  | { readonly kind: 'not-paid' }
  | { readonly kind: 'expired' }
  /** The provider has no such page, so nobody can pay on it. */
  | { readonly kind: 'missing' }
  /** Its time is over, and it was never given a page; no news for an order that has one by now. */
  | { readonly kind: 'unopened' }
  /** Closed because the buyer came back. The provider tells of that page, too, as one that expired, and perhaps first. */
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'refunded'; readonly intentId: string | undefined };

/** What a report changes; all of it together. */
export interface Settlement {
  readonly status: PaymentStatus;
  readonly trouble?: PaymentTrouble;
  readonly intentId?: string;
  readonly refundDue?: boolean;
}

/**
 * State change for a report, if any. Refunded > paid > cancelled > expired, so that the same reports end in the same state,
 * in any order and number.
 */
export function settle(payment: Payment, report: PaymentReport): Settlement | undefined {
  switch (report.kind) {
    case 'open':
      return undefined;
    case 'refunded':
      if (payment.status === 'refunded') return undefined;
      return { status: 'refunded', refundDue: false, ...intent(report.intentId) };
    case 'paid':
      return settlePaid(payment, report.charge);
    case 'not-paid':
      return payment.status === 'pending' ? { status: 'failed', trouble: 'not-paid' } : undefined;
    case 'unopened':
      return payment.status === 'pending' && payment.sessionId === undefined ? { status: 'expired' } : undefined;
    case 'missing':
    case 'expired':
      return payment.status === 'pending' ? { status: 'expired' } : undefined;
    case 'cancelled':
      return payment.status === 'pending' || payment.status === 'expired' ? { status: 'cancelled' } : undefined;
  }
}

function settlePaid(payment: Payment, charge: Charge): Settlement | undefined {
  if (payment.status === 'completed' || payment.status === 'refunded') return undefined;
  // Who paid is forgotten of an order that came to nothing long ago: there is nobody to fulfil it for.
  if (payment.status === 'failed' || !payment.buyer) return giveBack(payment, charge);
  const trouble = mismatch(payment, charge);
  if (trouble) return { status: 'failed', trouble, refundDue: true, ...intent(charge.intentId) };
  return { status: 'completed', ...intent(charge.intentId) };
}

/** Paid for after all, when the order was given up: once, since the first time left the name of the money here. */
function giveBack({ intentId, trouble }: Payment, charge: Charge): Settlement | undefined {
  if (intentId !== undefined) return undefined;
  return { status: 'failed', trouble: trouble ?? 'not-paid', refundDue: true, ...intent(charge.intentId) };
}

function mismatch(payment: Payment, charge: Charge): PaymentTrouble | undefined {
  if (charge.productType !== payment.productType) return 'other-product';
  if (charge.currency !== payment.currency) return 'other-currency';
  if (charge.amountCents !== payment.amountCents) return 'other-amount';
  return undefined;
}

const intent = (intentId: string | undefined) => (intentId === undefined ? {} : { intentId });
