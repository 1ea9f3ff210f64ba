import type { Dependencies, ServiceModule } from '@hearthway/service-kit';
import { unlockedOfferConsumer, type UnlockedOfferConsumerDependencies } from './unlocked-offer-consumers.js';
import { unlockedOfferRoutes } from './unlocked-offer-routes.js';
import { createUnlockedOfferStore } from './unlocked-offer-store.js';

export function openUnlockedOffers(
  parts: Dependencies & Pick<UnlockedOfferConsumerDependencies, 'wasErased'>,
): ServiceModule {
  const store = createUnlockedOfferStore(parts.connection);
  return {
    stores: [store],
    routes: unlockedOfferRoutes(store),
    consumers: [unlockedOfferConsumer({ ...parts, store })],
    buyerData: { unlockedOffers: store },
  };
}
