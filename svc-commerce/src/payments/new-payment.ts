import {
  offeredState,
  priceCents,
  purchaseProblem,
  type PurchaseProblem,
  type PurchaseRequest,
} from '@hearthway/contracts/commerce';
import { legalTexts } from '@hearthway/contracts/constants';
import { tidyName } from '../names/index.js';
import type { Buyer, Payment } from './payment.js';
import { firstLook } from './retention.js';

/**
 * Half an hour is the least that Stripe gives a page. Two minutes more, since its clock counts when our request arrives there,
 * which it may do at the third try, and its clock is not ours.
 */
const checkoutMilliseconds = 32 * 60_000;

/** Whoever orders is known. */
export type NewPayment = Payment & { readonly buyer: Buyer };

/** What a purchase orders, or the first thing that is wrong with it. */
export function newPayment(
  request: PurchaseRequest,
  { id, now, ...keys }: Pick<Payment, 'id' | 'cancelKeyHash' | 'emailKey' | 'networkKey'> & { readonly now: Date },
): NewPayment | { readonly problem: PurchaseProblem } {
  const tidy = { ...request, firstName: tidyName(request.firstName), lastName: tidyName(request.lastName) };
  const problem = purchaseProblem(tidy);
  if (problem) return { problem };
  // Stripe counts in whole seconds.
  const expiresAt = new Date(Math.ceil((now.getTime() + checkoutMilliseconds) / 1000) * 1000);
  return {
    id,
    ...keys,
    productType: tidy.productType,
    amountCents: priceCents(tidy),
    currency: 'usd',
    status: 'pending',
    buyer: {
      email: tidy.email.trim(),
      firstName: tidy.firstName,
      lastName: tidy.lastName,
      state: offeredState.parse(tidy.state),
    },
    acceptedTerms: { at: now, version: legalTexts.version },
    createdAt: now,
    expiresAt,
    nextLookAt: firstLook(expiresAt),
    looks: 0,
  };
}
