import { homeStages, offerStages, type HomeStage } from '@hearthway/contracts/journey';
import type { Dependencies, ServiceModule } from '@hearthway/service-kit';
import type { AddToRule } from '../milestones/index.js';
import { createComparableSaleStore } from './comparable-sale-store.js';
import { homeRoutes, type HomeRoutesDependencies } from './home-routes.js';
import { createHomeStore } from './home-store.js';

type Needed = Dependencies &
  Omit<HomeRoutesDependencies, 'store' | 'sales' | 'updateHomeSearch'> & { readonly addToRule: AddToRule };

const allStages = Object.keys(homeStages) as HomeStage[];

export function openHomes(needed: Needed): ServiceModule {
  const store = createHomeStore(needed.connection);
  const sales = createComparableSaleStore(needed.connection);
  const updateHomeSearch = needed.addToRule(
    'home-search',
    {
      text: 'Save a home you like',
      path: '/home-search',
      isDone: (userId, transaction) => store.hasAny(userId, allStages, transaction),
    },
    {
      text: 'Move the home you want to Offer',
      path: '/home-search',
      isDone: (userId, transaction) => store.hasAny(userId, offerStages, transaction),
    },
  );
  return {
    stores: [store, sales],
    routes: homeRoutes({ ...needed, store, sales, updateHomeSearch }),
    buyerData: { homes: store, comparableSales: sales },
  };
}
