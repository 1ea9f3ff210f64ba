import type Stripe from 'stripe';
import * as z from 'zod/mini';
import { integer, text } from '../api/parameters.js';
import type { Charge } from './charge.js';

export type Refund = Stripe.Refund;

export const createRefundParameters = z.strictObject({
  payment_intent: text(),
  /** In cents; by default all that is left. */
  amount: z.optional(integer(1)),
});

export type CreateRefundParameters = z.infer<typeof createRefundParameters>;

export const newRefund = (
  id: string,
  /** Seconds since 1970. */
  created: number,
  charge: Charge,
  amount: number,
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
  metadata: {},
  payment_intent: charge.payment_intent,
  payment_method: charge.payment_method,
  reason: null,
  receipt_number: null,
  source_transfer_reversal: null,
  status: 'succeeded',
  transfer_reversal: null,
});
