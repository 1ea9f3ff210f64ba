import * as z from 'zod/mini';
import { defineOperation } from '../operation.js';
import { paymentStatus } from './payments.js';
import { offeredState, waitlistSource } from './waitlist.js';

/** The most records in one reply. */
export const adminPageSize = 1000;

/** `before` is opaque. It is part of the next page's URL, which a reply gives in its `Link` header as `rel="next"` (RFC 8288). */
const adminPage = z.strictObject({ before: z.optional(z.string().check(z.regex(/^\d{1,15}\.[\w-]{1,100}$/))) });

/** `email` is masked by `maskedEmail`; `revealEmail` returns the full address. */
export const adminWaitlistEntry = z.object({
  id: z.string(),
  email: z.string(),
  name: z.optional(z.string()),
  state: z.optional(offeredState),
  source: waitlistSource,
  createdAt: z.iso.datetime(),
});
export type AdminWaitlistEntry = z.infer<typeof adminWaitlistEntry>;

export const listWaitlist = defineOperation({
  id: 'commerce.list-waitlist',
  summary: 'List waitlist entries, newest first, with masked email addresses; the Link header points to the next page',
  method: 'GET',
  path: '/api/admin/waitlist',
  access: 'admin',
  query: adminPage,
  status: 200,
  reply: z.array(adminWaitlistEntry),
  errors: {},
});

/**
 * `amount` in US cents; `email` masked as on the waitlist. Personal details are empty once erased: 30 days after an order that
 * wasn't paid.
 */
export const adminPayment = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  state: z.string(),
  amount: z.number().check(z.int(), z.nonnegative()),
  status: paymentStatus,
  createdAt: z.iso.datetime(),
});
export type AdminPayment = z.infer<typeof adminPayment>;

/** A page's limit applies to the orders of both offers together. */
export const listPayments = defineOperation({
  id: 'commerce.list-payments',
  summary:
    'List orders for both offers, newest first, with masked email addresses; the Link header points to the next page',
  method: 'GET',
  path: '/api/admin/payments',
  access: 'admin',
  query: adminPage,
  status: 200,
  reply: z.object({ foundingMembers: z.array(adminPayment), offerToolkits: z.array(adminPayment) }),
  errors: {},
});
