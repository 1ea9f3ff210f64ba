import type { Connection } from 'mongoose';
import type { FailPoint } from '../config/index.js';
import type { Logger } from '../logging/index.js';
import type { Metrics } from '../metrics/index.js';
import type { Broker, Subscription } from './broker.js';
import { messageHandler, type ConsumerDefinition } from './consumer.js';
import { defaultRetryDelays, topologyOf, typesInto, type EventCatalogue } from './event-catalogue.js';
import { ensureMessageStore, messageStore } from './message-store.js';
import { createOutbox, type Outbox } from './outbox.js';
import { createRelay, type Relay } from './relay.js';

export interface MessagingOptions {
  /** As in the catalogue's `owner`. */
  serviceName: string;
  connection: Connection;
  broker: Broker;
  catalogue: EventCatalogue;
  logger: Logger;
  metrics: Metrics;
  failPoint?: FailPoint | undefined;
  /** Delays of the retry ladder in milliseconds; all services on one broker must agree. */
  retryDelays?: readonly number[];
  /** How often the relay sweeps for what the fast path missed, in milliseconds. */
  sweepInterval?: number;
}

/** Outbox, relay and consumers of one service. */
export interface Messaging {
  readonly outbox: Outbox;
  readonly relay: Relay;
  /** Declares a consumer. Call it before `start`. */
  consumer(definition: ConsumerDefinition): void;
  /** In order: indexes, broker connection, topology, relay, consumers. */
  start(): Promise<void>;
  /** Stops consuming, finishes current messages, and publishes what is committed. */
  stop(): Promise<void>;
  /** The service's subscriptions. */
  describe(): readonly { queue: string; eventTypes: readonly string[] }[];
}

/** Outbox, relay and consumers of one service, on its database and the broker. */
export function createMessaging(options: MessagingOptions): Messaging {
  const { serviceName, connection, broker, catalogue, logger, metrics, failPoint, sweepInterval } = options;
  const { retryDelays = defaultRetryDelays } = options;
  const definitions: ConsumerDefinition[] = [];
  const subscriptions: Subscription[] = [];
  const store = () => messageStore(connection);
  const owned = catalogue.filter(({ owner }) => owner === serviceName).map(({ event }) => event.type);
  for (const type of owned) {
    metrics.eventsPublished.inc({ type }, 0);
    metrics.eventsReturned.inc({ type }, 0);
  }
  const relay = createRelay({
    store,
    broker,
    catalogue,
    logger,
    metrics,
    failPoint,
    ...(sweepInterval !== undefined && { sweepInterval }),
  });

  async function consume(definition: ConsumerDefinition): Promise<void> {
    const handler = messageHandler({ definition, catalogue, connection, broker, retryDelays, logger, metrics });
    const { queue, prefetch = defaultPrefetch } = definition;
    subscriptions.push(await broker.consume(queue, { prefetch }, handler));
  }

  return {
    relay,
    outbox: createOutbox({ store, serviceName, catalogue, afterTransaction: () => relay.nudge() }),
    consumer(definition) {
      requireCatalogued(catalogue, definition);
      definitions.push(definition);
    },
    async start() {
      await ensureMessageStore(store());
      await broker.connect();
      const ownQueues = definitions.map(({ queue }) => queue);
      await broker.declare(topologyOf(catalogue, serviceName, ownQueues, retryDelays));
      relay.start();
      for (const definition of definitions) await consume(definition);
    },
    async stop() {
      await Promise.all(subscriptions.map((subscription) => subscription.cancel()));
      await relay.stop();
    },
    describe: () =>
      definitions.map(({ queue, handlers }) => ({ queue, eventTypes: handlers.map(({ event }) => event.type) })),
  };
}

/** Low, since messages share the service's limit of concurrent transactions with the requests that people wait for. */
const defaultPrefetch = 8;

/** A queue must have a handler for exactly the events that the catalogue sends there. */
function requireCatalogued(catalogue: EventCatalogue, { queue, handlers }: ConsumerDefinition): void {
  const sent = [...typesInto(catalogue, queue)].sort();
  const handled = handlers.map(({ event }) => event.type).sort();
  if (sent.join() === handled.join()) return;
  throw new Error(`The catalogue sends [${sent.join(', ')}] to ${queue}, which handles [${handled.join(', ')}]`);
}
