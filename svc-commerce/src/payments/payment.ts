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
  /** Pseudonym of the buyer's email address, while the order is open. */
  readonly emailKey?: string;
  /** Pseudonym of the network that the order came from, while it is open. */
  readonly networkKey?: string;
  /** When which version of the terms was accepted. */
  readonly acceptedTerms: { readonly at: Date; readonly version: string };
  /** Hash of the token in the checkout's cancel link. */
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
  /** The account that confirmed the buyer's address. Kept after a refund. */
  readonly userId?: string;
  /** Linked to its account only after the refund, so the account never had what was bought. */
  readonly isReceiptOnly?: boolean;
  readonly trouble?: PaymentTrouble;
  /** The charge has to be refunded, and the provider has not been asked yet. */
  readonly refundDue?: boolean;
  readonly settledAt?: Date;
  /** Of a refunded order: when it was completed. */
  readonly paidAt?: Date;
  /** When the sweep checks the order next. Set while it is open or a refund is due. */
  readonly nextLookAt?: Date;
  /** How often the sweep has checked the order without settling it. */
  readonly looks: number;
  /** When the buyer is deleted. */
  readonly forgetAt?: Date;
}

/** Whether it was ever fulfilled. A charge that did not fit its order was refunded without that. */
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
 * A buyer has one open checkout per offer. A buyer is an address on a network: otherwise, a stranger who types the address could
 * close its owner's checkout.
 */
export type BuyerKey = Required<Pick<Payment, 'productType' | 'emailKey' | 'networkKey'>>;

export type NewPayment = Payment & BuyerKey & { readonly buyer: Buyer };

/** Stripe's minimum of 30 minutes, and two more for its clock and our retries. */
const checkoutMilliseconds = 32 * 60_000;
/** More than our clock and the provider's differ by. */
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
