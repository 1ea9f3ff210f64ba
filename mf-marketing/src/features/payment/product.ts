import type { ProductType, WaitlistSource } from '@hearthway/contracts/commerce';
import { offerToolkit } from '@hearthway/contracts/constants';

export type { ProductType };

export interface Product {
  /** Dialog title. */
  readonly title: string;
  readonly description: string;
  /** Shown above the button. */
  readonly beforePaying: string;
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
    beforePaying: 'Contributions are final and non-refundable.',
    form: 'founding-member-payment',
    source: 'stripe_founding_member_intent',
    priceDollars: undefined,
  },
  offer_toolkit: {
    title: 'Pre-order the Offer Toolkit',
    description: 'One payment, not a subscription. Available until closing.',
    beforePaying: 'The Offer Toolkit is coming soon. You pay today, and we haven’t set a release date.',
    form: 'offer-toolkit-payment',
    source: 'stripe_offer_toolkit_intent',
    priceDollars: offerToolkit.preOrderPriceCents / 100,
  },
};
