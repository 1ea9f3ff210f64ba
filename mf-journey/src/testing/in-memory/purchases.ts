import { listPurchases, type Purchase } from '@hearthway/contracts/commerce';
import { acknowledgeUnlockedOffers, listUnlockedOffers, type UnlockedOffer } from '@hearthway/contracts/journey';
import { route } from '@hearthway/web-kit/testing';

export interface GivenPurchases {
  /** Newest first. */
  readonly receipts?: readonly Purchase[] | undefined;
  /** Newest first. */
  readonly unlocked?: readonly UnlockedOffer[] | undefined;
}

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
