import type { ServiceModule } from '@hearthway/service-kit';
import { adminRevealRoutes } from './admin-reveal-routes.js';
import type { RevealDependencies } from './export-list.js';

export const openAdminReveals = (dependencies: RevealDependencies): ServiceModule => ({
  stores: [],
  routes: adminRevealRoutes(dependencies),
});
