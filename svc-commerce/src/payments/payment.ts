import type { OfferedState, PaymentStatus, ProductType } from '@hearthway/contracts/commerce';

/** One order and what became of it. */
export interface Payment {
  readonly id: string;
  readonly productType: ProductType;
  /** US cents. */
  readonly amountCents: number;
  readonly currency: 'usd';
  readonly status: PaymentStatus;
  /** Who ordered. An order that came to nothing forgets it after a while. */
  readonly buyer?: Buyer;
  /** While the order is open: stands for the buyer's address. */
  readonly emailKey?: string;
  /** While the order is open: stands for the network that it came from. */
  readonly networkKey?: string;
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
  /** While it waits for word from the provider, or for a refund to be asked for: when the sweep sees to that. */
  readonly nextLookAt?: Date;
  /** How often the sweep did so in vain. */
  readonly looks: number;
  /** When the buyer is forgotten. */
  readonly forgetAt?: Date;
}

export interface Buyer {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly state: OfferedState;
}

/** Why a payment failed. */
export type PaymentTrouble = 'not-paid' | 'other-amount' | 'other-currency' | 'other-product' | 'no-seat';
