import type Stripe from 'stripe';
import type { SessionRecord } from '../checkout/session.js';
import type { Decline } from './test-card.js';

export type PaymentIntent = Stripe.PaymentIntent;

/** The first attempt to pay creates it; until then, a Checkout Session has none. */
export function newPaymentIntent(
  { session, paymentIntentData }: SessionRecord,
  id: string,
  clientSecret: string,
  /** Seconds since 1970. */
  created: number,
): PaymentIntent {
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: session.amount_total ?? 0,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: clientSecret,
    confirmation_method: 'automatic',
    created,
    currency: session.currency ?? 'usd',
    customer: null,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: paymentIntentData.metadata ?? {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: session.payment_method_types,
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
}

export const succeed = (intent: PaymentIntent, chargeId: string, paymentMethod: string): PaymentIntent => ({
  ...intent,
  amount_received: intent.amount,
  last_payment_error: null,
  latest_charge: chargeId,
  payment_method: paymentMethod,
  status: 'succeeded',
});

/** The money is on its way, as with a bank debit. */
export const process = (intent: PaymentIntent, chargeId: string, paymentMethod: string): PaymentIntent => ({
  ...intent,
  last_payment_error: null,
  latest_charge: chargeId,
  payment_method: paymentMethod,
  status: 'processing',
});

export const fail = (intent: PaymentIntent, chargeId: string, decline: Decline): PaymentIntent => ({
  ...intent,
  last_payment_error: {
    charge: chargeId,
    code: decline.code,
    ...(decline.declineCode === null ? {} : { decline_code: decline.declineCode }),
    doc_url: `https://stripe.com/docs/error-codes/${decline.code.replaceAll('_', '-')}`,
    message: decline.message,
    type: 'card_error',
  },
  latest_charge: chargeId,
  payment_method: null,
  status: 'requires_payment_method',
});

export const cancel = (intent: PaymentIntent, now: number): PaymentIntent => ({
  ...intent,
  canceled_at: now,
  cancellation_reason: 'automatic',
  status: 'canceled',
});
