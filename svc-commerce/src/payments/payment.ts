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
import { tidyName } from '../personal-data/index.js';

/** One order and its payment. */
export interface Payment {
  readonly id: string;
  readonly productType: ProductType;
  /** US cents. */
  readonly amountCents: number;
  readonly currency: 'usd';
  readonly status: PaymentStatus;
  /** Deleted from an unpaid order after a while. */
  readonly buyer?: Buyer;
  /** While the order is open: pseudonym of the buyer's email address. */
  readonly emailKey?: string;
  /** While the order is open: pseudonym of the network that it came from. */
  readonly networkKey?: string;
  /** When, and which version of the terms. */
  readonly acceptedTerms: { readonly at: Date; readonly version: string };
  /** Hash of the token in the link that leaves the checkout without paying. */
  readonly cancelKeyHash: string;
  readonly createdAt: Date;
  /** When the checkout closes. */
  readonly expiresAt: Date;
  /** The provider's checkout; absent until it is open. */
  readonly sessionId?: string;
  /** The provider's id of the charge. */
  readonly intentId?: string;
  /** Of a completed membership. */
  readonly memberNumber?: number;
  /** The account that it belongs to: the one that confirmed the buyer's address. It stays when the order is refunded. */
  readonly userId?: string;
  /** It was refunded before this account got it, which so never had what was bought. */
  readonly isReceiptOnly?: boolean;
  readonly trouble?: PaymentTrouble;
  /** We were paid what we may not keep, and have not asked the provider for a refund yet. */
  readonly refundDue?: boolean;
  readonly settledAt?: Date;
  /** Of a refunded order: when it had been completed. */
  readonly paidAt?: Date;
  /** When the sweep checks the order next: while it is open, or while a refund is due. */
  readonly nextLookAt?: Date;
  /** How often the sweep has checked the order in vain. */
  readonly looks: number;
  /** When the buyer is deleted. */
  readonly forgetAt?: Date;
}

/** Whether it was fulfilled once. An order whose money we gave back at once never was. */
export const wasCompleted = ({ status, paidAt }: Payment): boolean =>
  status === 'completed' || (status === 'refunded' && paidAt !== undefined);

export interface Buyer {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly state: OfferedState;
}

/** Why a payment failed. */
export type PaymentTrouble = 'not-paid' | 'other-amount' | 'other-currency' | 'other-product' | 'no-seat';

/**
 * Who orders what: a buyer has one checkout open for an offer. Only within a network, since anybody can order with somebody
 * else's address, and would close the checkout of its owner.
 */
export type BuyerKey = Required<Pick<Payment, 'productType' | 'emailKey' | 'networkKey'>>;

export type NewPayment = Payment & BuyerKey & { readonly buyer: Buyer };

/** Stripe's minimum is 30 minutes. We add two, since Stripe's clock differs and our request may only arrive on the third try. */
const checkoutMilliseconds = 32 * 60_000;
/** Our clock and the provider's differ by less than this. */
const clockToleranceMilliseconds = 60_000;

/** The order for a purchase, or the first thing that is wrong with it. */
export function newPayment(
  request: PurchaseRequest,
  { id, now, ...keys }: Pick<NewPayment, 'id' | 'cancelKeyHash' | 'emailKey' | 'networkKey'> & { readonly now: Date },
): NewPayment | { readonly problem: PurchaseProblem } {
  const tidy = { ...request, firstName: tidyName(request.firstName), lastName: tidyName(request.lastName) };
  const problem = purchaseProblem(tidy);
  if (problem) return { problem };
  // Stripe counts in whole seconds.
  const expiresAt = new Date(Math.ceil((now.getTime() + checkoutMilliseconds) / 1000) * 1000);
  return {
    id,
    ...keys,
    productType: tidy.productType,
    amountCents: priceCents(tidy),
    currency: 'usd',
    status: 'pending',
    buyer: {
      email: tidy.email.trim(),
      firstName: tidy.firstName,
      lastName: tidy.lastName,
      state: offeredState.parse(tidy.state),
    },
    acceptedTerms: { at: now, version: legalTexts.version },
    createdAt: now,
    expiresAt,
    nextLookAt: new Date(expiresAt.getTime() + clockToleranceMilliseconds),
    looks: 0,
  };
}
