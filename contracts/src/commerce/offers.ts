import { brand } from '../brand.js';
import type { ProductType } from './payments.js';

/** What each offer includes, shown beside its price and in its receipt. */
export const offerPoints = {
  founding_member: ['Lifetime founding member perks', 'Early access to our iOS and Android apps, now in development'],
  offer_toolkit: [
    'AI offer strategy',
    'Your state’s contract forms, filled in for you',
    'Sign documents online',
    `Guidance from ${brand.assistant}`,
  ],
} as const satisfies Record<ProductType, readonly string[]>;
