import { getAnalyticsReport, getTrafficApart as getTrafficApartOperation } from '@hearthway/contracts/analytics';
import { operationRouter } from '@hearthway/service-kit';
import { getReport, getTrafficApart, type ReportDependencies } from './get-report.js';

export function reportRoutes(dependencies: ReportDependencies) {
  const routes = operationRouter();
  routes.handle(getAnalyticsReport, ({ query }) => getReport(dependencies, query));
  routes.handle(getTrafficApartOperation, ({ query }) => getTrafficApart(dependencies, query));
  return routes;
}
