import { brand } from '../brand.js';
import { foundingMember } from '../constants.js';
import type { ProductType } from './products.js';

/** What each offer includes, shown beside its price and in its receipt. */
export const offerPoints = {
  founding_member: [
    `A member number from 1 to ${foundingMember.limit} that’s yours alone`,
    'Early access to our iOS and Android apps, now in development',
    `Lifetime perks: both are yours for as long as we run ${brand.name}`,
  ],
  offer_toolkit: [
    'AI offer strategy',
    'Your state’s contract forms, filled in for you',
    'Sign documents online',
    `Guidance from ${brand.assistant}`,
  ],
} as const satisfies Record<ProductType, readonly string[]>;

/** What each receipt says about refunds, as the terms word it. */
export const refundTexts = {
  founding_member:
    'Contributions are final and non-refundable, except where the law gives you a right that can’t be waived.',
  offer_toolkit: 'If it isn’t delivered as promised, you keep every right the law gives you.',
} as const satisfies Record<ProductType, string>;
