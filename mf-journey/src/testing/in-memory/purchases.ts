import { listPurchases, type Purchase } from '@hearthway/contracts/commerce';
import { acknowledgeUnlockedOffers, listUnlockedOffers, type UnlockedOffer } from '@hearthway/contracts/journey';
import { route } from '@hearthway/web-kit/testing';

export interface GivenPurchases {
  /** Newest first. */
  readonly receipts?: readonly Purchase[] | undefined;
  /** Newest first. */
  readonly unlocked?: readonly UnlockedOffer[] | undefined;
}

/** A membership and a toolkit, of which the buyer hasn't been told yet. */
export const examplePurchases = {
  receipts: [
    {
      id: '7c1f0b52-8a2e-4f0c-9f2e-9a4f1f7b1c11',
      productType: 'offer_toolkit',
      amountCents: 10_000,
      status: 'paid',
      paidAt: '2026-11-20T18:00:00.000Z',
    },
    {
      id: '0d5a4a4b-7a70-4f0c-9f2e-9a4f1f7b1c11',
      productType: 'founding_member',
      amountCents: 5_000,
      status: 'paid',
      paidAt: '2026-11-19T18:00:00.000Z',
      memberNumber: 12,
    },
  ],
  unlocked: [
    { id: 'offer-2', productType: 'offer_toolkit', isNew: true },
    { id: 'offer-1', productType: 'founding_member', memberNumber: 12, isNew: true },
  ],
} as const satisfies GivenPurchases;

/** svc-commerce for the receipts, and svc-journey for what they unlocked. */
export function inMemoryPurchases({ receipts = [], unlocked = [] }: GivenPurchases = {}) {
  let offers = unlocked;
  return {
    routes: [
      route(listPurchases, () => [...receipts]),
      route(listUnlockedOffers, () => [...offers]),
      route(acknowledgeUnlockedOffers, ({ body }) => {
        offers = offers.map((offer) => (body.ids.includes(offer.id) ? { ...offer, isNew: false } : offer));
        return undefined;
      }),
    ],
  };
}
