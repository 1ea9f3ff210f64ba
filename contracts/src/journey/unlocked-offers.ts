import * as z from 'zod/mini';
import { memberNumber, productType } from '../commerce/products.js';
import { identifier } from '../identifier.js';
import { defineOperation } from '../operation.js';

/** What a purchase unlocked for a buyer. `isNew` until the buyer has been told once. */
export const unlockedOffer = z.object({
  id: z.string(),
  productType,
  memberNumber: z.optional(memberNumber),
  isNew: z.boolean(),
});
export type UnlockedOffer = z.infer<typeof unlockedOffer>;

export const listUnlockedOffers = defineOperation({
  id: 'journey.list-unlocked-offers',
  summary: 'List what the signed-in buyer’s purchases unlocked, newest first',
  method: 'GET',
  path: '/api/unlocked-offers',
  access: 'buyer',
  status: 200,
  reply: z.array(unlockedOffer),
  errors: {},
});

export const acknowledgeUnlockedOffers = defineOperation({
  id: 'journey.acknowledge-unlocked-offers',
  summary: 'Store that the signed-in buyer has been told of these unlocked offers',
  method: 'POST',
  path: '/api/unlocked-offers/acknowledgement',
  access: 'buyer',
  /** The ones shown: another purchase may have been linked since. */
  body: z.strictObject({ ids: z.array(identifier).check(z.maxLength(100)) }),
  status: 204,
  reply: undefined,
  errors: {},
});
