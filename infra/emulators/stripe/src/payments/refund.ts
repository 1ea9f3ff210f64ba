import type Stripe from 'stripe';
import * as z from 'zod/mini';
import { expand, integer, metadata, text, unsupported } from '../api/parameters.js';
import { StripeError } from '../api/stripe-error.js';
import type { Charge } from './charge.js';

export type Refund = Stripe.Refund;

export const createRefundParameters = z.strictObject({
  payment_intent: z.optional(text()),
  charge: z.optional(text()),
  amount: z.optional(integer(1)),
  reason: z.optional(z.enum(['duplicate', 'fraudulent', 'requested_by_customer'])),
  metadata: z.optional(metadata),
  expand,
  currency: unsupported,
  customer: unsupported,
  instructions_email: unsupported,
  origin: unsupported,
  refund_application_fee: unsupported,
  reverse_transfer: unsupported,
});

export type CreateRefundParameters = z.infer<typeof createRefundParameters>;

/** @throws StripeError when it is not said what to refund */
export function mustNameAPayment({ charge, payment_intent }: CreateRefundParameters): void {
  if (charge !== undefined || payment_intent !== undefined) return;
  throw new StripeError('One of the following params should be provided for this request: payment_intent or charge.', {
    code: 'parameter_missing',
  });
}

export const newRefund = (
  id: string,
  /** Seconds since 1970. */
  created: number,
  charge: Charge,
  amount: number,
  { metadata: own, reason }: Pick<CreateRefundParameters, 'metadata' | 'reason'>,
): Refund => ({
  id,
  object: 'refund',
  amount,
  balance_transaction: null,
  charge: charge.id,
  created,
  currency: charge.currency,
  customer: null,
  customer_account: null,
  destination_details: {
    card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
    type: 'card',
  },
  metadata: own ?? {},
  payment_intent: charge.payment_intent,
  payment_method: charge.payment_method,
  reason: reason ?? null,
  receipt_number: null,
  source_transfer_reversal: null,
  status: 'succeeded',
  transfer_reversal: null,
});
