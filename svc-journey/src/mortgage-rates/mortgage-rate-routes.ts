import * as journey from '@hearthway/contracts/journey';
import { operationRouter } from '@hearthway/service-kit';
import type { MortgageRatesFeed } from './rates-feed.js';

export function mortgageRateRoutes({ currentRates }: MortgageRatesFeed) {
  const routes = operationRouter();
  routes.handle(journey.getMortgageRates, currentRates);
  return routes;
}
