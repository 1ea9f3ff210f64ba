import type { Connection } from 'mongoose';
import type { FailPoint } from '../config/index.js';
import type { Logger } from '../logging/index.js';
import type { Metrics } from '../metrics/index.js';
import type { Broker } from './broker.js';
import type { ConsumerDefinition } from './consumer.js';
import type { EventCatalogue } from './event-catalogue.js';
import type { Outbox } from './outbox.js';
import type { Relay } from './relay.js';

export interface MessagingOptions {
  /** As in the catalogue's `owner`. */
  serviceName: string;
  connection: Connection;
  broker: Broker;
  catalogue: EventCatalogue;
  logger: Logger;
  metrics: Metrics;
  failPoint?: FailPoint | undefined;
  /** Waits of the retry ladder in milliseconds; all services on one broker must agree. */
  retryDelays?: readonly number[];
  /** How often the relay looks for what the fast path left behind, in milliseconds. */
  sweepInterval?: number;
}

export interface Messaging {
  readonly outbox: Outbox;
  readonly relay: Relay;
  /** Declares a consumer; call it before `start`. */
  consumer(definition: ConsumerDefinition): void;
  /** Indexes, broker connection, topology, relay, consumers: in this order. */
  start(): Promise<void>;
  /** Takes no more messages, finishes those in hand, publishes what is committed. */
  stop(): Promise<void>;
  /** What the service publishes and consumes, for its card. */
  describe(): { publishes: readonly string[]; consumes: readonly { queue: string; eventTypes: readonly string[] }[] };
}

export function createMessaging(_options: MessagingOptions): Messaging {
  throw new Error('createMessaging is not built yet');
}
