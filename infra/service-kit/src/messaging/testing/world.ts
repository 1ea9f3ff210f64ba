import type { Envelope } from '@hearthway/contracts/envelope';
import type {} from '@hearthway/engines/testing';
import { testEngines } from '@hearthway/tooling/testing';
import { afterEach, beforeEach } from '@jest/globals';
import type { ClientSession, Connection } from 'mongoose';
import type { Logger } from '../../logging/index.js';
import { createMetrics, type Metrics } from '../../metrics/index.js';
import { connectMongo, inTransaction } from '../../mongo/index.js';
import { captureLog, testDatabase, testNamespace, type LogCapture } from '../../testing/index.js';
import {
  createMessaging,
  on,
  rabbitBroker,
  type Broker,
  type ConsumerDefinition,
  type Messaging,
  type MessagingOptions,
} from '../index.js';
import { catalogue, queue, retryDelays, thingHappened, topology, type Thing } from './events.js';

/** A service instance, with its own connection to the broker and a database named after the service. */
export interface Instance {
  readonly messaging: Messaging;
  readonly broker: Broker;
  readonly metrics: Metrics;
  readonly database: Connection;
  /** Commits one event per number for the subject, each in its own transaction, in order. */
  commit(subject: string, ...numbers: number[]): Promise<Envelope[]>;
}

export interface World {
  readonly log: LogCapture;
  readonly namespace: string;
  instance(service: 'producer' | 'consumer', overrides?: Partial<MessagingOptions>): Promise<Instance>;
  /** A started consumer with the given handler. */
  consumer(
    handle: (event: Thing, session: ClientSession) => Promise<void> | void,
    options?: Pick<ConsumerDefinition, 'prefetch' | 'together'>,
  ): Promise<Instance>;
  producer(overrides?: Partial<MessagingOptions>): Promise<Instance>;
}

/** Opens a connection to the broker. */
type OpenBroker = (namespace: string, logger: Logger) => Broker;

const onTestEngine: OpenBroker = (namespace, logger) =>
  rabbitBroker({ url: testEngines().amqpUrl, namespace, logger, publishTimeout: 120_000 });

/** A new world for each test, with its own databases and namespace, removed afterwards. */
export function useWorld(open = onTestEngine): () => World {
  let world: World;
  let leave: () => Promise<void>;
  beforeEach(() => {
    ({ world, leave } = openWorld(open));
  });
  afterEach(() => leave());
  return () => world;
}

function openWorld(open: OpenBroker): { world: World; leave: () => Promise<void> } {
  const log = captureLog();
  const namespace = testNamespace();
  const databases = new Map<string, Connection>();
  const instances: Instance[] = [];

  async function database(service: string): Promise<Connection> {
    const known = databases.get(service);
    if (known) return known;
    const options = { uri: testEngines().mongodbUri, database: testDatabase(service), logger: log.logger };
    const connection = await connectMongo(options);
    databases.set(service, connection);
    return connection;
  }

  const world: World = {
    log,
    namespace,
    async instance(service, overrides = {}) {
      const connection = await database(service);
      const broker = overrides.broker ?? open(namespace, log.logger);
      const metrics = createMetrics({ processMetrics: false });
      const common = { serviceName: service, connection, catalogue, logger: log.logger, metrics, retryDelays };
      const messaging = createMessaging({ ...common, sweepInterval: 100, ...overrides, broker });
      const commit = async (subject: string, ...numbers: number[]) => {
        const events: Envelope[] = [];
        for (const number of numbers) {
          const event = { subject, data: { number }, correlationId: 'request-1', occurredAt: new Date() };
          events.push(
            await inTransaction(connection, (session) => messaging.outbox.insert(thingHappened, event, session)),
          );
        }
        return events;
      };
      const instance: Instance = { messaging, broker, metrics, database: connection, commit };
      instances.push(instance);
      return instance;
    },
    async consumer(handle, options) {
      const instance = await world.instance('consumer');
      const handlers = [on(thingHappened, handle)];
      instance.messaging.consumer({ queue, handlers, ...options });
      await instance.messaging.start();
      return instance;
    },
    async producer(overrides) {
      const instance = await world.instance('producer', overrides);
      await instance.messaging.start();
      return instance;
    },
  };

  async function leave(): Promise<void> {
    for (const { messaging } of instances) await messaging.stop();
    const cleaner = open(namespace, log.logger);
    await cleaner.connect();
    await cleaner.remove(topology);
    await Promise.all([cleaner, ...instances.map(({ broker }) => broker)].map((broker) => broker.close()));
    for (const connection of databases.values()) {
      await connection.dropDatabase();
      await connection.close();
    }
  }

  return { world, leave };
}
