import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1));
const address = z.url({ protocol: /^https?$/ });
const metadata = z.record(z.string(), text);

export const emailAddress = z.email({ pattern: z.regexes.html5Email });

const fromNow = (seconds: number) => seconds - Math.floor(Date.now() / 1000);

/** What the product creates a Checkout Session with. Anything else is refused rather than silently ignored. */
export const sessionParameters = z.strictObject({
  mode: z.literal('payment'),
  line_items: z.tuple([
    z.strictObject({
      price_data: z.strictObject({
        currency: z.literal('usd'),
        product_data: z.strictObject({ name: text }),
        unit_amount: z.coerce.number().check(z.int(), z.minimum(50), z.maximum(99_999_999)),
      }),
      quantity: z.literal('1'),
    }),
  ]),
  success_url: address,
  cancel_url: z.optional(address),
  expires_at: z.optional(
    z.coerce.number().check(
      z.int(),
      z.refine((at) => fromNow(at) >= 30 * 60, 'must be at least 30 minutes from now'),
      z.refine((at) => fromNow(at) <= 24 * 60 * 60, 'must be at most 24 hours from now'),
    ),
  ),
  customer_email: z.optional(emailAddress),
  client_reference_id: z.optional(text),
  metadata: z.optional(metadata),
  payment_intent_data: z.optional(z.strictObject({ metadata })),
  allowed_payment_method_types: z.optional(z.tuple([z.literal('card')])),
});

export type SessionParameters = z.infer<typeof sessionParameters>;
