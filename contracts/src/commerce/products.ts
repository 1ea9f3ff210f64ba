import * as z from 'zod/mini';
import { foundingMember } from '../constants.js';

export const productTypes = ['founding_member', 'offer_toolkit'] as const;
export const productType = z.enum(productTypes);
export type ProductType = z.infer<typeof productType>;

/** A founding member's number. Never reused. */
export const memberNumber = z.number().check(z.int(), z.minimum(1), z.maximum(foundingMember.limit));
