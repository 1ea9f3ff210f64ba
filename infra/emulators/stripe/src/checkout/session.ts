import type Stripe from 'stripe';

/** What the product reads of a Checkout Session. */
export type Session = Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'allowed_payment_method_types'
  | 'amount_total'
  | 'cancel_url'
  | 'client_reference_id'
  | 'created'
  | 'currency'
  | 'customer_email'
  | 'expires_at'
  | 'metadata'
  | 'mode'
  | 'payment_status'
  | 'status'
  | 'success_url'
  | 'url'
> & { readonly payment_intent: string | null };

/** What the product reads of a charge. */
export type Charge = Pick<
  Stripe.Charge,
  'id' | 'object' | 'amount' | 'amount_refunded' | 'metadata' | 'payment_intent' | 'refunded' | 'status'
>;

export interface Payer {
  readonly email: string;
  readonly name: string;
}

/** A Checkout Session with what the page and the payment need besides. */
export interface SessionRecord {
  readonly session: Session;
  /** Name of what is bought. */
  readonly product: string;
  /** Metadata for the payment. */
  readonly paymentMetadata: Stripe.Metadata;
  /** The last attempt to pay. */
  readonly charge?: Charge;
  readonly payer?: Payer;
  /** Why the last attempt failed; shown to the payer. */
  readonly decline?: string | undefined;
}

/** @param now seconds since 1970 */
export const isDue = ({ session }: SessionRecord, now: number): boolean =>
  session.status === 'open' && session.expires_at <= now;

/** Fills the session's id into the merchant's return URL. */
export const filledIn = (url: string, { id }: Session): string => url.replaceAll('{CHECKOUT_SESSION_ID}', id);

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'usd' });

/** Like `$25.00`. */
export const formatAmount = (cents: number | null): string => dollars.format((cents ?? 0) / 100);
