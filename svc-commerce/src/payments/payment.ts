import {
  offeredState,
  priceCents,
  purchaseProblem,
  type OfferedState,
  type PaymentStatus,
  type ProductType,
  type PurchaseProblem,
  type PurchaseRequest,
} from '@hearthway/contracts/commerce';
import { legalTexts } from '@hearthway/contracts/constants';

/** One order and what became of it. */
export interface Payment {
  readonly id: string;
  readonly productType: ProductType;
  /** US cents. */
  readonly amountCents: number;
  readonly currency: 'usd';
  readonly status: PaymentStatus;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly state: OfferedState;
  /** When, and to which version of the text. */
  readonly acceptedTerms: { readonly at: Date; readonly version: string };
  /** Of the key in the address that a buyer comes back by who does not pay. */
  readonly cancelKeyHash: string;
  readonly createdAt: Date;
  /** The payment page is closed then. */
  readonly expiresAt: Date;
  /** The provider's page for this order; missing while it is being made. */
  readonly sessionId?: string;
  /** The provider's name for the money that moved. */
  readonly intentId?: string;
  /** Of a founding member, given with `completed`. */
  readonly memberNumber?: number;
  readonly trouble?: PaymentTrouble;
  /** Money was taken that we may not keep, and the provider has not yet been asked to give it back. */
  readonly refundDue?: boolean;
  readonly settledAt?: Date;
}

/** Why a payment failed. */
export type PaymentTrouble = 'not-paid' | 'other-amount' | 'other-currency' | 'other-product' | 'no-seat';

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
  /** Its time is over, and it was never given a page; no news for an order that has one by now. */
  | { readonly kind: 'unopened' }
  /** Expired because the buyer came back. */
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
 * Half an hour is the least that Stripe gives a page. Two minutes more, since its clock counts when our request arrives there,
 * which it may do at the third try, and its clock is not ours.
 */
export const checkoutMilliseconds = 32 * 60_000;

/** What a purchase orders, or the first thing that is wrong with it. */
export function newPayment(
  request: PurchaseRequest,
  { id, cancelKeyHash, now }: { id: string; cancelKeyHash: string; now: Date },
): Payment | { readonly problem: PurchaseProblem } {
  const tidy = { ...request, firstName: tidyName(request.firstName), lastName: tidyName(request.lastName) };
  const problem = purchaseProblem(tidy);
  if (problem) return { problem };
  return {
    id,
    productType: tidy.productType,
    amountCents: priceCents(tidy),
    currency: 'usd',
    status: 'pending',
    email: tidy.email.trim(),
    firstName: tidy.firstName,
    lastName: tidy.lastName,
    state: offeredState.parse(tidy.state),
    acceptedTerms: { at: now, version: legalTexts.version },
    cancelKeyHash,
    createdAt: now,
    // Stripe counts in whole seconds.
    expiresAt: new Date(Math.ceil((now.getTime() + checkoutMilliseconds) / 1000) * 1000),
  };
}

/**
 * What a report makes of a payment; nothing when it is no news. Who was paid wins over who was not, and given back wins over
 * all: so any order of the same reports, and any number of them, comes to the same end.
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
    case 'expired':
    case 'cancelled':
      return payment.status === 'pending' ? { status: report.kind } : undefined;
  }
}

function settlePaid(payment: Payment, charge: Charge): Settlement | undefined {
  if (payment.status === 'completed' || payment.status === 'refunded') return undefined;
  if (payment.status === 'failed') return giveBack(payment, charge);
  const trouble = mismatch(payment, charge);
  if (trouble) return { status: 'failed', trouble, refundDue: true, ...intent(charge.intentId) };
  return { status: 'completed', ...intent(charge.intentId) };
}

/** Paid for after all, when the order was given up: once, since the first time left the name of the money here. */
function giveBack({ intentId, trouble }: Payment, charge: Charge): Settlement | undefined {
  if (intentId !== undefined) return undefined;
  return { status: 'failed', ...(trouble && { trouble }), refundDue: true, ...intent(charge.intentId) };
}

function mismatch(payment: Payment, charge: Charge): PaymentTrouble | undefined {
  if (charge.productType !== payment.productType) return 'other-product';
  if (charge.currency !== payment.currency) return 'other-currency';
  if (charge.amountCents !== payment.amountCents) return 'other-amount';
  return undefined;
}

const intent = (intentId: string | undefined) => (intentId === undefined ? {} : { intentId });

/** Whether a seat is held for it, or taken for good: the number of one who was given the money back is nobody else's. */
export function keepsSeat({ productType, status, memberNumber }: Payment): boolean {
  if (productType !== 'founding_member') return false;
  return status === 'pending' || memberNumber !== undefined;
}

const maximumNameLength = 200;
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** As it was given, but for what nobody can see in it. */
function tidyName(name: string): string {
  const seen = name.replace(unseen, ' ').replace(/\s+/g, ' ').trim();
  return Array.from(seen).slice(0, maximumNameLength).join('').trim();
}
