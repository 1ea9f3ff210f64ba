import type { EventCatalogue, EventData, EventDefinition } from '@hearthway/contracts/envelope';
// Not from the index, which needs Jest: a command that plays payments imports this too.
import { eventually } from '@hearthway/tooling/testing/eventually';
import { randomUUID } from 'node:crypto';
import type { Connection } from 'mongoose';
import type { ZodMiniType } from 'zod/mini';
import { loadConfig } from '../config/index.js';
import { rabbitBroker, topologyOf } from '../messaging/index.js';
import { createMetrics, type Metrics } from '../metrics/index.js';
import { connectMongo } from '../mongo/index.js';
import type { ModularService, ServiceParts } from '../process/index.js';
import { captureLog, type LogCapture } from './capture-log.js';
import { listen, listenToOperations } from './listen.js';
import { testDatabase, testNamespace } from './names.js';

export interface ServiceUnderTestOptions<Config extends object> {
  /** As in the catalogue's `owner`. */
  readonly name: string;
  readonly engines: { readonly mongodbUri: string; readonly amqpUrl: string };
  readonly catalogue: EventCatalogue;
  readonly configSchema: ZodMiniType<Config>;
  readonly environment?: Readonly<Record<string, string>>;
  readonly build: Build<Config>;
}

type Build<Config> = (parts: ServiceParts<Config>) => Promise<ModularService>;

/** One process of a service. */
export interface InstanceUnderTest {
  readonly url: string;
  /** Health, metrics and internal operations. */
  readonly operationsUrl: string;
  readonly service: ModularService;
  readonly log: LogCapture;
  readonly metrics: Metrics;
  stop(): Promise<void>;
}

export interface ServiceUnderTest<Config = object> extends InstanceUnderTest {
  /** Another instance, on the same engines, with the same configuration. @param build of one that differs */
  anotherInstance(build?: Build<Config>): Promise<InstanceUnderTest>;
  /** The service's own database. */
  readonly database: NonNullable<Connection['db']>;
  /** Publishes an event as its owner would and returns its id. The same `id` twice is a redelivery. */
  publish<Definition extends EventDefinition>(
    event: Definition,
    subject: string,
    data: EventData<Definition>,
    id?: string,
  ): Promise<string>;
  /** Waits for an event in its outbox, and returns it as it is published. */
  published(about: { readonly subject: string; readonly type?: string }): Promise<unknown>;
  /** Stops it and cleans up the engines, once its other instances have stopped. */
  stop(): Promise<void>;
}

/** A whole service on the real engines, on its own port, with a database and queues that no other test uses. */
export async function startServiceUnderTest<Config extends object>(
  options: ServiceUnderTestOptions<Config>,
): Promise<ServiceUnderTest<Config>> {
  const { name, engines, catalogue, configSchema, environment, build } = options;
  const namespace = testNamespace();
  const databaseName = testDatabase(name);
  const config = loadConfig(configSchema, {
    PORT: '0',
    OPERATIONS_PORT: '0',
    MONGODB_URI: engines.mongodbUri,
    MONGODB_DATABASE: databaseName,
    AMQP_URL: engines.amqpUrl,
    EVENTS_NAMESPACE: namespace,
    ...environment,
  });
  const first = await startInstance(config, build);
  const { service, log } = first;
  const publisher = rabbitBroker({ url: engines.amqpUrl, namespace, logger: log.logger, publishTimeout: 120_000 });
  await publisher.connect();
  const connection = await connectMongo({ uri: engines.mongodbUri, database: databaseName, logger: log.logger });
  if (!connection.db) throw new Error('The connection has no database');
  const database = connection.db;

  return {
    ...first,
    anotherInstance: (other = build) => startInstance(config, other),
    database,
    async publish(event, subject, data, id = randomUUID()) {
      const entry = catalogue.find((known) => known.event.type === event.type);
      if (!entry) throw new Error(`${event.type} is not in the catalogue`);
      const envelope = {
        id,
        type: event.type,
        occurredAt: new Date().toISOString(),
        producer: entry.owner,
        correlationId: 'test',
        causationId: 'test',
        subject,
        data,
      };
      await publisher.publish(
        { routingKey: event.type, mandatory: entry.delivery.kind === 'queue' },
        { id, content: Buffer.from(JSON.stringify(envelope)) },
      );
      return id;
    },
    async published(about) {
      const body = await eventually(async () => {
        const row = await database.collection('outbox').findOne(about);
        return row !== null && String(row['body']);
      });
      return JSON.parse(String(body)) as unknown;
    },
    async stop() {
      await first.stop();
      const consumed = service.messaging.describe().map(({ queue }) => queue);
      await publisher.remove(topologyOf(catalogue, name, consumed));
      await publisher.close();
      await database.dropDatabase();
      await connection.close();
    },
  };
}

async function startInstance<Config>(config: Config, build: Build<Config>): Promise<InstanceUnderTest> {
  const log = captureLog();
  const metrics = createMetrics({ processMetrics: false });
  const service = await build({ config, logger: log.logger, metrics });
  await service.start();
  const server = await listen(service.app);
  const operationsServer = await listenToOperations(service, metrics);
  return {
    url: server.url,
    operationsUrl: operationsServer.url,
    service,
    log,
    metrics,
    async stop() {
      await server.close();
      await operationsServer.close();
      await service.stop();
    },
  };
}
