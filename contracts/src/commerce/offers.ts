import { brand } from '../brand.js';
import type { ProductType } from './payments.js';

/** What is in each offer: promised beside its price, and said again in its receipt. */
export const offerPoints = {
  founding_member: [
    'Lifetime perks as a founding member',
    'Early access to the apps for iOS and Android, which are in development',
  ],
  offer_toolkit: [
    'An offer strategy made with AI',
    'Your state’s contract forms, filled in from what you enter',
    'A flow to sign documents',
    `Guidance from ${brand.assistant}`,
  ],
} as const satisfies Record<ProductType, readonly string[]>;
