import { eventCatalogue } from '@hearthway/contracts/catalogue';
import { identityIssuer } from '@hearthway/contracts/identity';
import { openService, type ServiceParts } from '@hearthway/service-kit';
import type { Config } from './config.js';
import { openEvents } from './events/index.js';
import { openFacts } from './facts/index.js';
import { openReport } from './report/index.js';

/** All wiring of the service, no logic. */
export async function buildService({ config, logger, metrics }: ServiceParts<Config>) {
  const { dependencies, serve } = await openService({
    name: 'analytics',
    catalogue: eventCatalogue,
    issuer: identityIssuer,
    issuerUrl: config.IDENTITY_OPERATIONS_URL,
    config,
    logger,
    metrics,
  });
  const events = openEvents(dependencies, {
    eventsPerMinutePerVisit: config.EVENTS_PER_MINUTE_PER_VISIT,
    eventsPerMinutePerAddress: config.EVENTS_PER_MINUTE_PER_ADDRESS,
  });
  const facts = openFacts(dependencies);
  return serve([events, openReport({ events: events.store, facts: facts.store }), facts]);
}
