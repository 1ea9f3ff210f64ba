import type { ServiceModule } from '@hearthway/service-kit';
import type { RowsFor } from '../policy/index.js';
import { affordabilityRoutes } from './affordability-routes.js';

export interface AffordabilityDependencies {
  readonly policyRowsFor: RowsFor;
  /** The moment whose figures apply. */
  readonly now: () => Date;
}

export function openAffordability(dependencies: AffordabilityDependencies): ServiceModule {
  return { stores: [], routes: affordabilityRoutes(dependencies) };
}
