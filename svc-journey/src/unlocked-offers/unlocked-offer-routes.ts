import * as journey from '@hearthway/contracts/journey';
import { operationRouter, principalOf } from '@hearthway/service-kit';
import type { UnlockedOfferStore } from './unlocked-offer-store.js';

export function unlockedOfferRoutes(store: UnlockedOfferStore) {
  const routes = operationRouter();

  routes.handle(journey.listUnlockedOffers, (_input, context) => store.findByUser(principalOf(context).userId));

  routes.handle(journey.acknowledgeUnlockedOffers, async ({ body }, context) => {
    await store.updateAcknowledged(principalOf(context).userId, body.ids);
    return undefined;
  });

  return routes;
}
