import { SpanKind } from '@opentelemetry/api';
import { randomUUID } from 'node:crypto';
import type { BaseServiceConfig } from '../config/index.js';
import type { Logger } from '../logging/index.js';
import { createMessaging, rabbitBroker, type Broker, type EventCatalogue, type Messaging } from '../messaging/index.js';
import type { Metrics } from '../metrics/index.js';
import { connectMongo, inTransaction } from '../mongo/index.js';
import { inSpan } from '../tracing/index.js';
import type { ReadinessChecks } from './operations-server.js';
import type { Dependencies } from './service-module.js';

export interface OpenEnginesOptions {
  /** As in the catalogue's `owner`. */
  name: string;
  catalogue: EventCatalogue;
  config: BaseServiceConfig;
  logger: Logger;
  metrics: Metrics;
  now?: () => Date;
}

/** The database, broker and messaging of a service. */
export interface Engines {
  readonly dependencies: Dependencies;
  readonly broker: Broker;
  /** Not started yet: declare the consumers first. */
  readonly messaging: Messaging;
  readonly readiness: ReadinessChecks;
  /** In order: messaging, broker, database. */
  stop(): Promise<void>;
}

const databaseSpan = { kind: SpanKind.CLIENT, attributes: { 'db.system.name': 'mongodb' } };

/** Connects a service's database, and creates its broker and messaging, as configured. */
export async function openEngines(options: OpenEnginesOptions): Promise<Engines> {
  const { name, catalogue, config, logger, metrics, now = () => new Date() } = options;
  const connection = await connectMongo({ uri: config.MONGODB_URI, database: config.MONGODB_DATABASE, logger });
  const broker = rabbitBroker({ url: config.AMQP_URL, namespace: config.EVENTS_NAMESPACE, logger });
  const failPoint = config.FAIL_POINT;
  const messaging = createMessaging({ serviceName: name, connection, broker, catalogue, logger, metrics, failPoint });
  return {
    dependencies: {
      connection,
      outbox: messaging.outbox,
      transaction: (work) => inSpan('transaction', databaseSpan, () => inTransaction(connection, work)),
      now,
      newId: randomUUID,
      logger,
      metrics,
    },
    broker,
    messaging,
    readiness: {
      mongodb: async () => (await connection.db?.command({ ping: 1 }))?.['ok'] === 1,
      rabbitmq: () => broker.isConnected(),
    },
    async stop() {
      await messaging.stop();
      await broker.close();
      await connection.close();
    },
  };
}
