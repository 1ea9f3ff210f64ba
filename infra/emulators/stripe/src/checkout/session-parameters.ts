import * as z from 'zod/mini';
import { address, emailAddress, integer, metadata, text } from '../api/parameters.js';
import { charges } from './currency.js';

const lineItem = z.strictObject({
  price_data: z.strictObject({
    currency: z.literal('usd'),
    product_data: z.strictObject({ name: text() }),
    unit_amount: integer(0, charges.largest),
  }),
  quantity: integer(1, 999_999),
});

/** What the product creates a Checkout Session with. Anything else is refused rather than silently ignored. */
export const createSessionParameters = z.strictObject({
  mode: z.literal('payment'),
  line_items: z.array(lineItem).check(z.minLength(1), z.maxLength(100)),
  success_url: address,
  cancel_url: z.optional(address),
  expires_at: z.optional(integer(0)),
  customer_email: z.optional(emailAddress),
  client_reference_id: z.optional(text(200)),
  metadata: z.optional(metadata),
  payment_intent_data: z.optional(z.strictObject({ metadata: z.optional(metadata) })),
  allowed_payment_method_types: z.optional(z.array(z.literal('card'))),
});

export type CreateSessionParameters = z.infer<typeof createSessionParameters>;
