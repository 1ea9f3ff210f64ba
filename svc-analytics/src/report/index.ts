import type { ServiceModule } from '@hearthway/service-kit';
import { reportRoutes, type ReportDependencies } from './report-routes.js';

export const openReport = (dependencies: ReportDependencies): ServiceModule => ({
  stores: [],
  routes: reportRoutes(dependencies),
});
