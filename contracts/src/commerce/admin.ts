import * as z from 'zod/mini';
import { defineOperation } from '../operation.js';
import { paymentStatus } from './payments.js';
import { offeredState, waitlistSource } from './waitlist.js';

/** Records of one answer at the most, newest first. */
export const adminPageSize = 1000;

/**
 * `before` is opaque: it stands in the address of the next page, which an answer with more to come names in its header `Link`
 * as `rel="next"` (RFC 8288).
 */
const adminPage = z.strictObject({ before: z.optional(z.string().check(z.regex(/^\d{1,15}\.[\w-]{1,100}$/))) });

/** `email` is masked, as by `maskedEmail`; the whole of it is given by `revealEmail`. */
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
 * `amount` in US cents; `email` masked as on the waitlist. Who ordered is empty where it was erased: 30 days after an order
 * came to nothing.
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

/** A page holds so many orders of both offers together. */
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
