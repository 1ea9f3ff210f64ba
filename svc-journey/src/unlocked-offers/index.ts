import type { Dependencies, ServiceModule, Transaction } from '@hearthway/service-kit';
import { unlockedOfferConsumer } from './unlocked-offer-consumers.js';
import { unlockedOfferRoutes } from './unlocked-offer-routes.js';
import { createUnlockedOfferStore } from './unlocked-offer-store.js';

export interface UnlockedOfferParts extends Dependencies {
  /** Whether the buyer's account was deleted not long ago. */
  readonly wasErased: (userId: string, transaction: Transaction) => Promise<boolean>;
}

export function openUnlockedOffers(parts: UnlockedOfferParts): ServiceModule {
  const store = createUnlockedOfferStore(parts.connection);
  return {
    stores: [store],
    routes: unlockedOfferRoutes(store),
    consumers: [unlockedOfferConsumer({ ...parts, store })],
    buyerData: { unlockedOffers: store },
  };
}
