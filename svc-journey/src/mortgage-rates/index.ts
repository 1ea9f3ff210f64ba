import type { MortgageRates } from '@hearthway/contracts/journey';
import type { Logger, ServiceModule } from '@hearthway/service-kit';
import { mortgageRateRoutes } from './mortgage-rate-routes.js';
import { followRatesFeed } from './rates-feed.js';

export { ratesFromFred } from './fred-rates.js';

/** @param file JSON in the shape of the contract's `mortgageRates` */
export function openMortgageRates(
  { logger }: { readonly logger: Logger },
  file: string | undefined,
): ServiceModule & { readonly currentRates: () => MortgageRates } {
  const { current, start, stop } = followRatesFeed({ file, logger, everyMilliseconds: 5_000 });
  return { start, stop, currentRates: current, stores: [], routes: mortgageRateRoutes(current) };
}
