import * as z from 'zod/mini';
import { defineEvent } from '../envelope.js';
import { dataExportPart } from '../identity/data-exports.js';
import { memberNumber, productType } from './products.js';
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

export const paymentRefunded = defineEvent({
  type: 'commerce.payment-refunded.v1',
  summary: 'A payment was refunded in full, before or after it was fulfilled. Subject: the payment.',
  data: paymentCompleted.data,
});

export const purchaseLinked = defineEvent({
  type: 'commerce.purchase-linked.v1',
  summary:
    'A paid order belongs to an account now, whose confirmed email address it was made with. Subject: the payment.',
  data: z.object({ userId: z.string(), paymentId: z.string(), productType, memberNumber: z.optional(memberNumber) }),
});

export const purchaseUnlinked = defineEvent({
  type: 'commerce.purchase-unlinked.v1',
  summary: 'An order that belonged to an account was refunded. Subject: the payment.',
  data: z.object({ userId: z.string(), paymentId: z.string(), productType }),
});

export const purchaseRevealed = defineEvent({
  type: 'commerce.purchase-revealed.v1',
  summary: 'An admin looked up the email address of an order that belongs to an account. Subject: the user.',
  data: z.object({ userId: z.string() }),
});

export const commerceDataExported = defineEvent({
  type: 'commerce.data-exported.v1',
  summary: 'The commerce service’s part of a data export, encrypted. Subject: the export.',
  data: dataExportPart,
});
