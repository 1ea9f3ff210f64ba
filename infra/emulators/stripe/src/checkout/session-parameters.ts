import * as z from 'zod/mini';
import { address, emailAddress, expand, flag, integer, metadata, text, unsupported } from '../api/parameters.js';
import { currencies, isCurrency, largestCharge } from './currency.js';

const currency = z.pipe(
  text(),
  z.transform((given: string, context): string => {
    const code = given.toLowerCase();
    if (isCurrency(code)) return code;
    const message = `Invalid currency: ${code}. Stripe currently supports these currencies: ${currencies.join(', ')}`;
    context.issues.push({ code: 'custom', message, input: given });
    return z.NEVER;
  }),
);

const productData = z.strictObject({
  name: text(),
  description: z.optional(text()),
  images: z.optional(z.array(address).check(z.maxLength(8))),
  metadata: z.optional(metadata),
  tax_code: z.optional(text()),
  unit_label: unsupported,
  tax_details: unsupported,
});

const lineItem = z.strictObject({
  price_data: z.optional(
    z.strictObject({
      currency,
      product_data: z.optional(productData),
      unit_amount: integer(0, largestCharge),
      tax_behavior: z.optional(z.enum(['exclusive', 'inclusive', 'unspecified'])),
      product: unsupported,
      recurring: unsupported,
      unit_amount_decimal: unsupported,
    }),
  ),
  price: z.optional(text()),
  quantity: z.optional(integer(1, 999_999)),
  metadata: z.optional(metadata),
  adjustable_quantity: unsupported,
  tax_rates: unsupported,
});

const paymentIntentData = z.strictObject({
  description: z.optional(text(1000)),
  metadata: z.optional(metadata),
  receipt_email: z.optional(emailAddress),
  statement_descriptor: z.optional(text(22)),
  statement_descriptor_suffix: z.optional(text(22)),
  capture_method: z.optional(z.enum(['automatic', 'automatic_async'])),
  application_fee_amount: unsupported,
  on_behalf_of: unsupported,
  setup_future_usage: unsupported,
  shipping: unsupported,
  transfer_data: unsupported,
  transfer_group: unsupported,
});

const customText = z.optional(z.strictObject({ message: text(1200) }));
const switchedOff = z.optional(z.strictObject({ enabled: flag }));

/** What creates a Checkout Session. Listed last: what Stripe takes and the emulator does not. */
export const createSessionParameters = z.strictObject({
  mode: z.enum(['payment', 'setup', 'subscription']),
  ui_mode: z.optional(z.enum(['elements', 'embedded_page', 'form', 'hosted_page'])),
  line_items: z.optional(z.array(lineItem).check(z.maxLength(100))),
  success_url: z.optional(address),
  cancel_url: z.optional(address),
  expires_at: z.optional(integer(0)),
  currency: z.optional(currency),
  customer_email: z.optional(emailAddress),
  client_reference_id: z.optional(text(200)),
  metadata: z.optional(metadata),
  payment_intent_data: z.optional(paymentIntentData),
  allowed_payment_method_types: z.optional(z.array(z.enum(['card', 'us_bank_account', 'link', 'cashapp']))),
  submit_type: z.optional(z.enum(['auto', 'book', 'donate', 'pay'])),
  locale: z.optional(z.enum(['auto', 'en', 'es'])),
  billing_address_collection: z.optional(z.enum(['auto', 'required'])),
  customer_creation: z.optional(z.enum(['if_required'])),
  allow_promotion_codes: z.optional(flag),
  automatic_tax: switchedOff,
  phone_number_collection: switchedOff,
  custom_text: z.optional(
    z.strictObject({
      submit: customText,
      after_submit: customText,
      shipping_address: customText,
      terms_of_service_acceptance: customText,
    }),
  ),
  expand,
  adaptive_pricing: unsupported,
  after_expiration: unsupported,
  branding_settings: unsupported,
  consent_collection: unsupported,
  custom_fields: unsupported,
  customer: unsupported,
  customer_account: unsupported,
  customer_update: unsupported,
  discounts: unsupported,
  excluded_payment_method_types: unsupported,
  integration_identifier: unsupported,
  invoice_creation: unsupported,
  managed_payments: unsupported,
  name_collection: unsupported,
  optional_items: unsupported,
  origin_context: unsupported,
  payment_method_collection: unsupported,
  payment_method_configuration: unsupported,
  payment_method_data: unsupported,
  payment_method_options: unsupported,
  permissions: unsupported,
  redirect_on_completion: unsupported,
  return_url: unsupported,
  saved_payment_method_options: unsupported,
  setup_intent_data: unsupported,
  shipping_address_collection: unsupported,
  shipping_options: unsupported,
  subscription_data: unsupported,
  tax_id_collection: unsupported,
  wallet_options: unsupported,
});

export type CreateSessionParameters = z.infer<typeof createSessionParameters>;
