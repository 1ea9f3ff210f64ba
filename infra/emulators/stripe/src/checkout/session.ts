import type Stripe from 'stripe';
import { StripeError } from '../api/stripe-error.js';
import type { CreateSessionParameters } from './session-parameters.js';
import { expiryOf, totalOf } from './session-rules.js';

export type Session = Stripe.Checkout.Session;

export interface LineItem {
  readonly description: string;
  readonly quantity: number;
  /** In cents. */
  readonly amount_total: number;
}

/** A Checkout Session with what the page and the payment need besides. */
export interface SessionRecord {
  readonly session: Session;
  readonly lineItems: readonly LineItem[];
  readonly paymentIntentData: NonNullable<CreateSessionParameters['payment_intent_data']>;
}

export interface NewSession {
  readonly id: string;
  /** Seconds since 1970. */
  readonly created: number;
  /** Where a person pays. */
  readonly url: string;
  readonly parameters: CreateSessionParameters;
}

/** @throws StripeError when Stripe would not charge that much or stay open for that long */
export function openSession({ id, created, url, parameters }: NewSession): SessionRecord {
  const { customer_email: email } = parameters;
  const total = totalOf(parameters.line_items);
  const session: Session = {
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: parameters.allowed_payment_method_types ?? null,
    amount_subtotal: total,
    amount_total: total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: parameters.cancel_url ?? null,
    client_reference_id: parameters.client_reference_id ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created,
    currency: 'usd',
    currency_conversion: null,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer: null,
    customer_account: null,
    customer_creation: 'if_required',
    customer_details: email === undefined ? null : customerDetails(email),
    customer_email: email ?? null,
    discounts: [],
    expires_at: expiryOf(parameters.expires_at, created),
    integration_identifier: null,
    invoice: null,
    invoice_creation: {
      enabled: false,
      invoice_data: {
        account_tax_ids: null,
        custom_fields: null,
        description: null,
        footer: null,
        issuer: null,
        metadata: {},
        rendering_options: null,
      },
    },
    livemode: false,
    locale: null,
    managed_payments: null,
    metadata: parameters.metadata ?? {},
    mode: 'payment',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: parameters.success_url,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url,
    wallet_options: null,
  };
  return {
    session,
    lineItems: parameters.line_items.map(({ price_data: price, quantity }) => ({
      description: price.product_data.name,
      quantity,
      amount_total: price.unit_amount * quantity,
    })),
    paymentIntentData: parameters.payment_intent_data ?? {},
  };
}

export interface Payer {
  readonly email: string;
  readonly name: string | null;
}

/** The payer has finished; the money may still be on its way. */
export const completeSession = (session: Session, payer: Payer, paid: boolean): Session => ({
  ...session,
  customer_details: customerDetails(payer.email, payer.name),
  payment_status: paid ? 'paid' : 'unpaid',
  status: 'complete',
  url: null,
});

export const expireSession = (session: Session): Session => ({ ...session, status: 'expired', url: null });

/** @param now seconds since 1970 */
export const isDue = (session: Session, now: number): boolean => session.status === 'open' && session.expires_at <= now;

/** @throws StripeError when the session is complete or expired */
export function mustBeOpen(session: Session): void {
  if (session.status === 'open') return;
  throw new StripeError(
    `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status ?? 'unknown'}\`.`,
  );
}

/** Fills the session's id into the merchant's return URL. */
export const filledIn = (url: string, sessionId: string): string => url.replaceAll('{CHECKOUT_SESSION_ID}', sessionId);

const customerDetails = (email: string, name: string | null = null): Stripe.Checkout.Session.CustomerDetails => ({
  address:
    name === null ? null : { city: null, country: 'US', line1: null, line2: null, postal_code: null, state: null },
  business_name: null,
  email,
  individual_name: null,
  name,
  phone: null,
  tax_exempt: 'none',
  tax_ids: name === null ? null : [],
});
