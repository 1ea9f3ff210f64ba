import type { LenderMatch } from '@hearthway/contracts/journey';
import type { Dependencies, ServiceModule } from '@hearthway/service-kit';
import { followLenders } from './catalogue/index.js';
import { lenderMatchRoutes } from './lender-match-routes.js';
import { createLenderMatchStore } from './lender-match-store.js';
import { listLenderMatches } from './list-lender-matches.js';
import type { LenderDependencies } from './remaining-lenders.js';

interface LendersModule extends ServiceModule {
  /** As of today, best first. */
  readonly listLenderMatches: (userId: string) => Promise<readonly LenderMatch[]>;
}

/** @param file the operator's lenders, in the shape of the contract's `lenderFile` */
export function openLenders(
  dependencies: Dependencies & Pick<LenderDependencies, 'readBuyerPlan' | 'currentRates'>,
  file: string | undefined,
): LendersModule {
  const store = createLenderMatchStore(dependencies.connection);
  const { current, start, stop } = followLenders({ file, logger: dependencies.logger, everyMilliseconds: 5_000 });
  const withStore = { ...dependencies, store, currentLenders: current };
  return {
    start,
    stop,
    stores: [store],
    routes: lenderMatchRoutes(withStore),
    buyerData: { lenderMatches: store },
    listLenderMatches: (userId) => listLenderMatches(withStore, userId),
  };
}
