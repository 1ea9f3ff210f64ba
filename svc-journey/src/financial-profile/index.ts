import type { Dependencies, ServiceModule } from '@hearthway/service-kit';
import { financialProfileRoutes, type FinancialProfileRoutesDependencies } from './financial-profile-routes.js';
import { createFinancialProfileStore } from './financial-profile-store.js';
import { readMatchingFacts, type ReadMatchingFacts } from './matching-facts.js';

export type { MatchingFacts, ReadMatchingFacts } from './matching-facts.js';

type Needed = Pick<Dependencies, 'connection'> & Omit<FinancialProfileRoutesDependencies, 'store'>;

export function openFinancialProfile(
  needed: Needed,
): ServiceModule & { readonly readMatchingFacts: ReadMatchingFacts } {
  const store = createFinancialProfileStore(needed.connection);
  return {
    stores: [store],
    routes: financialProfileRoutes({ ...needed, store }),
    buyerData: { financialProfile: store },
    readMatchingFacts: readMatchingFacts({ ...needed, store }),
  };
}
