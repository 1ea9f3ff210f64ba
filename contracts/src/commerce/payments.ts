import * as z from 'zod/mini';
import { foundingMember, offerToolkit } from '../constants.js';
import { defineOperation, redirection } from '../operation.js';
import type { PagePath } from '../pages.js';
import { paymentTexts } from '../texts.js';
import { memberNumber, productType } from './products.js';
import { applicantForm, problemField, typedText } from './waitlist.js';

/** `pending` until the provider reports otherwise; `failed` if the payment doesn't match the order. */
export const paymentStatuses = ['pending', 'completed', 'expired', 'cancelled', 'refunded', 'failed'] as const;
export const paymentStatus = z.enum(paymentStatuses);
export type PaymentStatus = z.infer<typeof paymentStatus>;

export const purchaseRequest = z.strictObject({
  email: typedText,
  firstName: typedText,
  lastName: typedText,
  state: typedText,
  productType,
  acceptedTerms: z._default(z.boolean(), false),
  /** Whole US dollars, for founding members only. Default: the price. */
  customAmount: z.optional(z.number(paymentTexts.wholeDollars)),
});
export type PurchaseRequest = z.infer<typeof purchaseRequest>;

export interface PurchaseProblem {
  readonly field: 'email' | 'name' | 'state' | 'acceptedTerms' | 'customAmount';
  readonly message: string;
}

/** The order form, checked in the order of the specification (section 5). */
export const purchaseForm = z
  .object({ ...applicantForm.shape, productType, customAmount: purchaseRequest.shape.customAmount })
  .check(({ value, issues }) => {
    const message = amountProblem(value);
    if (message)
      issues.push({ code: 'custom', path: ['customAmount'], message, input: value.customAmount, continue: true });
  });

/** The first problem of a purchase, for browser and server alike. */
export function purchaseProblem(request: PurchaseRequest): PurchaseProblem | undefined {
  const issue = purchaseForm.safeParse(request).error?.issues[0];
  if (!issue) return undefined;
  const control = issue.path[0] as Exclude<PurchaseProblem['field'], 'name'> | 'firstName' | 'lastName';
  return { field: problemField(control), message: issue.message };
}

/** In US cents. Only for a request without a problem. */
export function priceCents({ productType: product, customAmount }: PurchaseRequest): number {
  if (product === 'offer_toolkit') return offerToolkit.preOrderPriceCents;
  return customAmount === undefined ? foundingMember.priceCents : customAmount * 100;
}

function amountProblem({
  productType: product,
  customAmount,
}: Pick<PurchaseRequest, 'productType' | 'customAmount'>): string | undefined {
  if (customAmount === undefined) return undefined;
  if (product === 'offer_toolkit') return paymentTexts.fixedPrice;
  if (customAmount * 100 < foundingMember.minimumCents) return paymentTexts.minimumAmount;
  if (!Number.isInteger(customAmount)) return paymentTexts.wholeDollars;
  if (customAmount * 100 > foundingMember.maximumCents) return paymentTexts.maximumAmount;
  return undefined;
}

export const preparePayment = defineOperation({
  id: 'commerce.prepare-payment',
  summary: 'Order an offer; returns the payment page to open',
  method: 'POST',
  path: '/api/payment/prepare',
  access: 'public',
  body: purchaseRequest,
  status: 201,
  reply: z.object({ redirectUrl: z.url(), paymentId: z.string() }),
  errors: {
    'payment.invalid': 400,
    'payment.sold-out': 409,
    'payment.already-paid': 409,
    'payment.too-many-open': 429,
    'payment.provider-unavailable': 503,
  },
});

/**
 * The provider's session ids are too long to guess. An unknown or malformed one is not found. Without `success`, `status` is
 * `pending` if it is worth asking again.
 */
export const verifyPayment = defineOperation({
  id: 'commerce.verify-payment',
  summary:
    'Check whether a payment went through; asks the payment provider, fulfills the order if needed, and is safe to repeat',
  method: 'GET',
  path: '/api/payment/verify',
  access: 'public',
  query: z.object({ session_id: z.catch(z._default(z.string().check(z.maxLength(500)), ''), '') }),
  status: 200,
  reply: z.object({
    success: z.boolean(),
    status: z.optional(paymentStatus),
    /** Lets the result page thank the buyer for the right offer, whichever page was opened. */
    productType: z.optional(productType),
    message: z.optional(z.string()),
    error: z.optional(z.string()),
    /** The amount paid, in US cents. This and the next only for a payment that succeeded. */
    amountCents: z.optional(z.number().check(z.int(), z.positive())),
    /** The number of the receipt. */
    paymentId: z.optional(z.string()),
    /** Only for a founding member whose payment succeeded. */
    memberNumber: z.optional(memberNumber),
  }),
  errors: {
    'payment.not-found': 404,
    'payment.provider-unavailable': 503,
  },
});

/**
 * Where the provider's page sends a buyer who goes back. The page can't be paid after that. Every token leads to
 * `paymentPages.cancelled`, so that this reveals nothing.
 */
export const cancelPayment = defineOperation({
  id: 'commerce.cancel-payment',
  summary: 'Return from the payment page without paying; redirects to a page that says nothing was charged',
  method: 'GET',
  path: '/api/payment/cancel',
  access: 'public',
  query: z.object({ token: z.catch(z._default(z.string().check(z.maxLength(200)), ''), '') }),
  status: 303,
  reply: redirection,
  errors: {},
});

/** Pages of this site to return to after a payment. The first two get `?session_id=`. */
export const paymentPages = {
  founding_member: '/founding-success',
  offer_toolkit: '/toolkit-success',
  cancelled: '/payment-cancelled',
} as const satisfies Readonly<Record<string, PagePath<'mf-marketing'>>>;

/** The body stays raw, since the signature covers its bytes. */
export const receiveStripeWebhook = defineOperation({
  id: 'commerce.receive-stripe-webhook',
  summary: 'Receive a signed webhook from the payment provider',
  method: 'POST',
  path: '/api/webhooks/stripe',
  access: 'public',
  body: z.instanceof(Uint8Array),
  bodyType: 'raw',
  status: 200,
  reply: z.object({ received: z.literal(true) }),
  errors: { 'webhook.unsigned': 400 },
});
