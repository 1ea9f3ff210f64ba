import { eventCatalogue } from '@hearthway/contracts/catalogue';
import { createHttpApp, openEngines, type Logger, type Metrics, type Service } from '@hearthway/service-kit';
import { randomUUID } from 'node:crypto';
import type { Config } from './config.js';
import { createEventStore, createGroupCommit, eventRoutes } from './events/index.js';
import { createFactStore, factConsumer } from './facts/index.js';

interface Parts {
  readonly config: Config;
  readonly logger: Logger;
  readonly metrics: Metrics;
}

/** Ten thousand of the largest events are some 60 MB. */
const intakeLimits = { lingerMilliseconds: 2, maximumInOneWrite: 1_000, maximumInHand: 10_000 };

/** All wiring of the service, no logic. */
export async function buildService({ config, logger, metrics }: Parts) {
  const engines = await openEngines({ serviceName: 'analytics', catalogue: eventCatalogue, config, logger, metrics });
  const { connection, messaging, readiness } = engines;

  const events = createEventStore(connection);
  const facts = createFactStore(connection);
  const intake = createGroupCommit({ write: events.insert, ...intakeLimits });
  const routes = eventRoutes({ intake, now: () => new Date(), newId: randomUUID });
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
    async stop() {
      await intake.drained();
      await engines.stop();
    },
  } satisfies Service & Record<string, unknown>;
}
