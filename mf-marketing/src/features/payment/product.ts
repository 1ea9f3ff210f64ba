import type { ProductType, WaitlistSource } from '@hearthway/contracts/commerce';
import { offerToolkit } from '@hearthway/contracts/constants';
import { servedStatesText } from '../served-states/index.js';

export type { ProductType };

export interface Product {
  /** Dialog title. */
  readonly title: string;
  readonly description: string;
  /** Shown above the button: what a buyer must know about delivery and refunds. */
  readonly beforePaying: readonly string[];
  /** What a buyer in a state that we don’t fully serve must know. */
  readonly elsewhere?: string;
  /** Form name in tracked events. */
  readonly form: string;
  readonly source: WaitlistSource;
  /** Whole dollars; `undefined` when the buyer chooses the amount. */
  readonly priceDollars: number | undefined;
}

export const products: Readonly<Record<ProductType, Product>> = {
  founding_member: {
    title: 'Become a Founding Member',
    description: 'One payment, no subscription.',
    beforePaying: ['Contributions are final and non-refundable.'],
    form: 'founding-member-payment',
    source: 'stripe_founding_member_intent',
    priceDollars: undefined,
  },
  offer_toolkit: {
    title: 'Pre-order the Offer Toolkit',
    description: 'One payment, not a subscription. Available until closing.',
    beforePaying: [
      'Delivery: You pay today. The Offer Toolkit is coming soon, but we haven’t set a date. We’ll email you when it’s ready.',
      'Refunds: If it isn’t delivered as promised, you keep every right the law gives you.',
    ],
    elsewhere: `We prepare contract forms only for ${servedStatesText}. In another state, the toolkit comes without them.`,
    form: 'offer-toolkit-payment',
    source: 'stripe_offer_toolkit_intent',
    priceDollars: offerToolkit.preOrderPriceCents / 100,
  },
};
