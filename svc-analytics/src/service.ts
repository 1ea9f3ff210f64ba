import { eventCatalogue } from '@hearthway/contracts/catalogue';
import {
  connectMongo,
  createHttpApp,
  createMessaging,
  rabbitBroker,
  type Logger,
  type Metrics,
  type Service,
} from '@hearthway/service-kit';
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
  const connection = await connectMongo({ uri: config.MONGODB_URI, database: config.MONGODB_DATABASE, logger });
  const broker = rabbitBroker({ url: config.AMQP_URL, namespace: config.EVENTS_NAMESPACE, logger });
  const messaging = createMessaging({
    serviceName: 'analytics',
    connection,
    broker,
    catalogue: eventCatalogue,
    logger,
    metrics,
    failPoint: config.FAIL_POINT,
  });

  const events = createEventStore(connection);
  const facts = createFactStore(connection);
  const routes = eventRoutes({ store: events, now: () => new Date(), newId: randomUUID });
  messaging.consumer(factConsumer(facts));

  return {
    app: createHttpApp({ logger, metrics, routes: [routes.router] }),
    operations: routes.operations,
    messaging,
    readiness: {
      mongodb: async () => Boolean(await connection.db?.command({ ping: 1 })),
      rabbitmq: () => broker.isConnected(),
    },
    async start() {
      await events.ensureIndexes();
      await facts.ensureIndexes();
      await messaging.start();
    },
    async stop() {
      await messaging.stop();
      await broker.close();
      await connection.close();
    },
  } satisfies Service & Record<string, unknown>;
}
