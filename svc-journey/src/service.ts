import { eventCatalogue } from '@hearthway/contracts/catalogue';
import {
  connectMongo,
  createHttpApp,
  createMessaging,
  inTransaction,
  rabbitBroker,
  type Logger,
  type Metrics,
  type Service,
} from '@hearthway/service-kit';
import { randomUUID } from 'node:crypto';
import type { Config } from './config.js';
import { createMilestoneStore, milestoneConsumer, milestoneRoutes } from './milestones/index.js';
import { createSessions } from './sessions.js';

interface Parts {
  readonly config: Config;
  readonly logger: Logger;
  readonly metrics: Metrics;
}

/** All wiring of the service, no logic. */
export async function buildService({ config, logger, metrics }: Parts) {
  const connection = await connectMongo({ uri: config.MONGODB_URI, database: config.MONGODB_DATABASE, logger });
  const broker = rabbitBroker({ url: config.AMQP_URL, namespace: config.EVENTS_NAMESPACE, logger });
  const messaging = createMessaging({
    serviceName: 'journey',
    connection,
    broker,
    catalogue: eventCatalogue,
    logger,
    metrics,
    failPoint: config.FAIL_POINT,
  });
  const sessions = createSessions(config.IDENTITY_URL, broker, logger);

  const store = createMilestoneStore(connection);
  const milestones = {
    store,
    outbox: messaging.outbox,
    transaction: <Result>(work: Parameters<typeof inTransaction<Result>>[1]) => inTransaction(connection, work),
    now: () => new Date(),
    newId: randomUUID,
  };
  const routes = milestoneRoutes(milestones);
  messaging.consumer(milestoneConsumer(milestones));

  return {
    app: createHttpApp({ logger, metrics, routes: [routes.router], tokenVerifier: sessions.verifier }),
    operations: routes.operations,
    messaging,
    readiness: {
      mongodb: async () => Boolean(await connection.db?.command({ ping: 1 })),
      rabbitmq: () => broker.isConnected(),
    },
    async start() {
      await store.ensureIndexes();
      await messaging.start();
      await sessions.revocations.start();
    },
    async stop() {
      await sessions.revocations.stop();
      await messaging.stop();
      await broker.close();
      await connection.close();
    },
  } satisfies Service & Record<string, unknown>;
}
