import type { ServiceModule } from '@hearthway/service-kit';
import { affordabilityRoutes, type AffordabilityDependencies } from './affordability-routes.js';

export const openAffordability = (dependencies: AffordabilityDependencies): ServiceModule => ({
  stores: [],
  routes: affordabilityRoutes(dependencies),
});
