import { eventCatalogue } from '@hearthway/contracts/catalogue';
import { createHttpApp, openEngines, type Logger, type Metrics, type Service } from '@hearthway/service-kit';
import { randomUUID } from 'node:crypto';
import type { Config } from './config.js';
import { createEventStore, eventRoutes } from './events/index.js';
import { createFactStore, factConsumer } from './facts/index.js';

interface Parts {
  readonly config: Config;
  readonly logger: Logger;
  readonly metrics: Metrics;
}

/** All wiring of the service, no logic. */
export async function buildService({ config, logger, metrics }: Parts) {
  const engines = await openEngines({ serviceName: 'analytics', catalogue: eventCatalogue, config, logger, metrics });
  const { connection, messaging, readiness } = engines;

  const events = createEventStore(connection);
  const facts = createFactStore(connection);
  const routes = eventRoutes({ store: events, now: () => new Date(), newId: randomUUID });
  messaging.consumer(factConsumer(facts));

  return {
    app: createHttpApp({ logger, metrics, routes: [routes.router] }),
    operations: routes.operations,
    messaging,
    readiness,
    async start() {
      await events.ensureIndexes();
      await facts.ensureIndexes();
      await messaging.start();
    },
    stop: () => engines.stop(),
  } satisfies Service & Record<string, unknown>;
}
