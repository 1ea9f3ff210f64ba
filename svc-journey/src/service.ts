import { eventCatalogue } from '@hearthway/contracts/catalogue';
import { identityIssuer } from '@hearthway/contracts/identity';
import {
  createHttpApp,
  followIssuer,
  openEngines,
  type Logger,
  type Metrics,
  type Service,
} from '@hearthway/service-kit';
import { randomUUID } from 'node:crypto';
import type { Config } from './config.js';
import { createMilestoneStore, milestoneConsumer, milestoneRoutes } from './milestones/index.js';

interface Parts {
  readonly config: Config;
  readonly logger: Logger;
  readonly metrics: Metrics;
}

/** All wiring of the service, no logic. */
export async function buildService({ config, logger, metrics }: Parts) {
  const engines = await openEngines({ serviceName: 'journey', catalogue: eventCatalogue, config, logger, metrics });
  const { connection, broker, messaging, transaction, readiness } = engines;
  const identity = followIssuer({ url: config.IDENTITY_URL, issuer: identityIssuer, broker, logger });

  const store = createMilestoneStore(connection);
  const milestones = { store, outbox: messaging.outbox, transaction, now: () => new Date(), newId: randomUUID };
  const routes = milestoneRoutes(milestones);
  messaging.consumer(milestoneConsumer(milestones));

  return {
    app: createHttpApp({ logger, metrics, routes: [routes.router], tokenVerifier: identity.verifier }),
    operations: routes.operations,
    messaging,
    readiness,
    async start() {
      await store.ensureIndexes();
      await messaging.start();
      await identity.revocations.start();
    },
    async stop() {
      await identity.revocations.stop();
      await engines.stop();
    },
  } satisfies Service & Record<string, unknown>;
}
