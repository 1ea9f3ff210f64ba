import type { Logger, ServiceModule } from '@hearthway/service-kit';
import { mortgageRateRoutes } from './mortgage-rate-routes.js';
import { followRatesFeed, type MortgageRatesFeed } from './rates-feed.js';

/** @param file JSON in the shape of the contract's `mortgageRates` */
export function openMortgageRates(
  { logger }: { readonly logger: Logger },
  file: string | undefined,
): ServiceModule & MortgageRatesFeed {
  const feed = followRatesFeed({ file, logger, everyMilliseconds: 5_000 });
  return { ...feed, stores: [], routes: mortgageRateRoutes(feed) };
}
