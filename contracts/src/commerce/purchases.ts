import * as z from 'zod/mini';
import { defineOperation } from '../operation.js';
import { memberNumber, productType } from './products.js';

/** A paid order that belongs to an account. `amountCents` in US cents; `memberNumber` of a founding member. */
export const purchase = z.object({
  id: z.string(),
  productType,
  amountCents: z.number().check(z.int(), z.positive()),
  status: z.enum(['paid', 'refunded']),
  paidAt: z.iso.datetime(),
  memberNumber: z.optional(memberNumber),
});
export type Purchase = z.infer<typeof purchase>;

export const listPurchases = defineOperation({
  id: 'commerce.list-purchases',
  summary: 'List the orders that were paid with the signed-in buyer’s confirmed email address, newest first',
  method: 'GET',
  path: '/api/purchases',
  access: 'buyer',
  status: 200,
  reply: z.array(purchase),
  errors: {},
});
