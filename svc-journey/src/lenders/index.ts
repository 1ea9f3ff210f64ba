import type { Dependencies, ServiceModule } from '@hearthway/service-kit';
import { lenderMatchRoutes } from './lender-match-routes.js';
import { createLenderMatchStore } from './lender-match-store.js';
import type { LenderDependencies } from './remaining-lenders.js';

export function openLenders(dependencies: Dependencies & Omit<LenderDependencies, 'store'>): ServiceModule {
  const store = createLenderMatchStore(dependencies.connection);
  return {
    stores: [store],
    routes: lenderMatchRoutes({ ...dependencies, store }),
    buyerData: { lenderMatches: store },
  };
}
