import type { PaymentStatus } from '@hearthway/contracts/commerce';
import type { Payment, PaymentTrouble } from '../payment.js';

/** What was charged, as the provider says. */
export interface Charge {
  readonly amountCents: number | null;
  readonly currency: string | null;
  readonly productType: string | undefined;
  readonly intentId: string | undefined;
}

/** What the provider says about an order, now or days late. */
export type PaymentReport =
  | { readonly kind: 'open' }
  | { readonly kind: 'paid'; readonly charge: Charge }
  | { readonly kind: 'not-paid' }
  | { readonly kind: 'expired' }
  /** The provider has no such checkout, so nobody can pay. */
  | { readonly kind: 'missing' }
  /** The order expired before it got a checkout. Changes nothing if it has one by now. */
  | { readonly kind: 'unopened' }
  /** Closed because the buyer came back. The provider also reports it as expired, perhaps first. */
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'refunded'; readonly intentId: string | undefined };

/** Everything that a report changes. */
export interface Settlement {
  readonly status: PaymentStatus;
  readonly trouble?: PaymentTrouble;
  readonly intentId?: string;
  readonly refundDue?: boolean;
  readonly memberNumber?: number;
}

/**
 * The change that a report makes, if any. Refunded > paid > cancelled > expired, so the same reports lead to the same state in
 * any order and number.
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
  // Without a buyer, the order ended unpaid long ago, and there is nobody to fulfill it for.
  if (payment.status === 'failed' || !payment.buyer) return giveBack(payment, charge);
  const trouble = mismatch(payment, charge);
  if (trouble) return { status: 'failed', trouble, refundDue: true, ...intent(charge.intentId) };
  return { status: 'completed', ...intent(charge.intentId) };
}

/** For a charge after the order had failed. Only once: the first time stores the charge's id. */
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
