import * as z from 'zod/mini';
import { defineEvent } from '../envelope.js';
import { memberNumber, productType } from './payments.js';
import { offeredState, waitlistSource } from './waitlist.js';

export const waitlistJoined = defineEvent({
  type: 'commerce.waitlist-joined.v1',
  summary: 'Someone joined the waitlist. Their name and email stay in the commerce service. Subject: the entry.',
  data: z.object({ entryId: z.string(), source: waitlistSource, state: offeredState }),
});

/** Without personal details. `amountCents` in US cents. */
const payment = {
  paymentId: z.string(),
  productType,
  amountCents: z.number().check(z.int(), z.positive()),
  state: offeredState,
};

export const paymentPrepared = defineEvent({
  type: 'commerce.payment-prepared.v1',
  summary: 'Someone ordered an offer and got a payment page. Subject: the payment.',
  data: z.object(payment),
});

export const paymentCompleted = defineEvent({
  type: 'commerce.payment-completed.v1',
  summary: 'An order was paid and fulfilled. Published once per payment. Subject: the payment.',
  data: z.object({
    ...payment,
    memberNumber: z.optional(memberNumber),
  }),
});

/** Of an order, and of the account that it belongs to. */
const purchase = { paymentId: z.string(), userId: z.string(), productType, memberNumber: z.optional(memberNumber) };

export const purchaseLinked = defineEvent({
  type: 'commerce.purchase-linked.v1',
  summary: 'A paid order now belongs to the account that verified its email address. Subject: the payment.',
  data: z.object(purchase),
});

export const purchaseUnlinked = defineEvent({
  type: 'commerce.purchase-unlinked.v1',
  summary: 'An order that belonged to an account was refunded. Subject: the payment.',
  data: z.object(purchase),
});

export const paymentRefunded = defineEvent({
  type: 'commerce.payment-refunded.v1',
  summary: 'A payment was refunded in full, before or after it was fulfilled. Subject: the payment.',
  data: paymentCompleted.data,
});
