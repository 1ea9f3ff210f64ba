import type { Dependencies, ServiceModule } from '@hearthway/service-kit';
import { followLenders } from './catalogue/index.js';
import { lenderMatchRoutes } from './lender-match-routes.js';
import { createLenderMatchStore } from './lender-match-store.js';
import type { LenderDependencies } from './remaining-lenders.js';

/** @param file the operator's lenders, in the shape of the contract's `lenderFile` */
export function openLenders(
  dependencies: Dependencies & Pick<LenderDependencies, 'readBuyerPlan' | 'currentRates'>,
  file: string | undefined,
): ServiceModule {
  const store = createLenderMatchStore(dependencies.connection);
  const { current, start, stop } = followLenders({ file, logger: dependencies.logger, everyMilliseconds: 5_000 });
  return {
    start,
    stop,
    stores: [store],
    routes: lenderMatchRoutes({ ...dependencies, store, currentLenders: current }),
    buyerData: { lenderMatches: store },
  };
}
