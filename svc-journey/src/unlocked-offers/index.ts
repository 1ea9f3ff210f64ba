import type { Dependencies, ServiceModule } from '@hearthway/service-kit';
import { unlockedOfferConsumer, type UnlockedOfferConsumerDependencies } from './unlocked-offer-consumers.js';
import { unlockedOfferRoutes } from './unlocked-offer-routes.js';
import { createUnlockedOfferStore } from './unlocked-offer-store.js';

interface UnlockedOffersModule extends ServiceModule {
  /** Whether the buyer has the Offer Toolkit. */
  readonly hasToolkit: (userId: string) => Promise<boolean>;
}

export function openUnlockedOffers(
  parts: Dependencies & Pick<UnlockedOfferConsumerDependencies, 'wasErased'>,
): UnlockedOffersModule {
  const store = createUnlockedOfferStore(parts.connection);
  return {
    stores: [store],
    routes: unlockedOfferRoutes(store),
    consumers: [unlockedOfferConsumer({ ...parts, store })],
    buyerData: { unlockedOffers: store },
    hasToolkit: async (userId) =>
      (await store.findByUser(userId)).some(({ productType }) => productType === 'offer_toolkit'),
  };
}
