import type Stripe from 'stripe';
import { StripeError } from '../api/stripe-error.js';
import { formatAmount } from '../checkout/currency.js';
import type { Payer } from '../checkout/session.js';
import type { PaymentIntent } from './payment-intent.js';
import type { Decline, TestCard } from './test-card.js';

export type Charge = Stripe.Charge;

export interface NewCharge {
  readonly id: string;
  /** Seconds since 1970. */
  readonly created: number;
  readonly intent: PaymentIntent;
  readonly payer: Payer;
  readonly card: TestCard;
  readonly paymentMethod: string;
  readonly status: 'failed' | 'pending' | 'succeeded';
}

export function newCharge({ id, created, intent, payer, card, paymentMethod, status }: NewCharge): Charge {
  const failed = status === 'failed' ? card.decline : undefined;
  return {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: status === 'succeeded' ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: {
      address: { city: null, country: 'US', line1: null, line2: null, postal_code: null, state: null },
      email: payer.email,
      name: payer.name,
      phone: null,
      tax_id: null,
    },
    calculated_statement_descriptor: null,
    captured: status === 'succeeded',
    created,
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: failed?.code ?? null,
    failure_message: failed?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: outcomeOf(status, failed),
    paid: status === 'succeeded',
    payment_intent: intent.id,
    payment_method: paymentMethod,
    payment_method_details: null,
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: intent.statement_descriptor,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status,
    transfer_data: null,
    transfer_group: null,
  };
}

export const settleCharge = (charge: Charge, succeeded: boolean): Charge => ({
  ...charge,
  amount_captured: succeeded ? charge.amount : 0,
  captured: succeeded,
  paid: succeeded,
  status: succeeded ? 'succeeded' : 'failed',
});

export const refundCharge = (charge: Charge, amount: number): Charge => ({
  ...charge,
  amount_refunded: charge.amount_refunded + amount,
  refunded: charge.amount_refunded + amount === charge.amount,
});

/**
 * The amount of a refund: as requested, or all that is left.
 * @throws StripeError when nothing or less than that is left
 */
export function refundableAmount(charge: Charge, asked: number | undefined): number {
  const left = charge.amount - charge.amount_refunded;
  if (charge.status !== 'succeeded')
    throw new StripeError(`Charge ${charge.id} has not been paid.`, { code: 'charge_not_refundable' });
  if (left === 0) {
    throw new StripeError(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  }
  const amount = asked ?? left;
  if (amount <= left) return amount;
  throw new StripeError(
    charge.amount_refunded === 0
      ? `Refund amount (${formatAmount(amount)}) is greater than charge amount (${formatAmount(charge.amount)})`
      : `Refund amount (${formatAmount(amount)}) is greater than unrefunded amount on charge (${formatAmount(left)})`,
    { param: 'amount' },
  );
}

const outcomeOf = (status: string, decline: Decline | undefined): Stripe.Charge.Outcome => ({
  advice_code: null,
  network_advice_code: null,
  network_decline_code: null,
  network_status: decline === undefined ? 'approved_by_network' : 'declined_by_network',
  reason: decline === undefined ? null : (decline.declineCode ?? decline.code),
  risk_level: 'normal',
  seller_message:
    status === 'failed' ? 'The bank did not return any further details with this decline.' : 'Payment complete.',
  type: decline === undefined ? 'authorized' : 'issuer_declined',
});
