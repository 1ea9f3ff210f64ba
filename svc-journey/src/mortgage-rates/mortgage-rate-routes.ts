import * as journey from '@hearthway/contracts/journey';
import { operationRouter } from '@hearthway/service-kit';

export function mortgageRateRoutes(currentRates: () => journey.MortgageRates) {
  const routes = operationRouter();
  routes.handle(journey.getMortgageRates, currentRates);
  return routes;
}
