/** What messaging needs of a broker; `rabbitBroker` is the adapter. */
export interface Broker {
  /** Prefix of the exchange and queue names. */
  readonly namespace: string;
  /** Keeps trying to connect until it succeeds, and reconnects by itself afterwards. */
  connect(): Promise<void>;
  isConnected(): boolean;
  /** Calls back after every later (re)connect, once subscriptions are restored. Returns a function that stops listening. */
  onConnect(listener: () => void): () => void;
  /** Declares queues and bindings, now and after every reconnect. */
  declare(topology: Topology): Promise<void>;
  /** Deletes the queues and the exchange, for tests. */
  remove(topology: Topology): Promise<void>;
  /**
   * Publishes to the event exchange (`to.routingKey`) or straight to a queue (`to.queue`). Resolves when the broker has
   * confirmed.
   * @throws UnroutableError when `mandatory` and no queue took it; BrokerUnavailableError when not connected, when the
   * connection is lost, or when no confirm comes in time (the message may have arrived or not)
   */
  publish(to: Destination, message: Message): Promise<void>;
  /** Delivers messages until cancelled. A message is acknowledged when the handler resolves and requeued when it rejects. */
  consume(
    queue: string,
    options: ConsumeOptions,
    handler: (delivery: Delivery) => Promise<void>,
  ): Promise<Subscription>;
  /** Every subscriber gets every event published while it is connected, in its own queue, deleted on disconnect. */
  subscribeBroadcast(
    eventTypes: readonly string[],
    handler: (message: Delivery) => Promise<void> | void,
  ): Promise<Subscription>;
  /**
   * Reads up to `limit` messages of a queue, oldest first. `take` decides for each whether to remove it (once `take` has
   * succeeded) or leave it.
   */
  inspect(queue: string, limit: number, take: (delivery: Delivery) => Promise<'remove' | 'leave'>): Promise<void>;
  close(): Promise<void>;
}

/** The event exchange by routing key, or one queue by name without namespace. */
export type Destination = { readonly routingKey: string; readonly mandatory: boolean } | { readonly queue: string };

/** A message to publish. Consumers deduplicate by `id`. */
export interface Message {
  readonly id: string;
  readonly content: Buffer;
  readonly headers?: Readonly<Record<string, string | number>>;
}

/** A received message. `id` is missing only if someone else published it. */
export interface Delivery {
  readonly id: string | undefined;
  readonly routingKey: string;
  readonly content: Buffer;
  readonly headers: Readonly<Record<string, unknown>>;
}

export interface ConsumeOptions {
  /** How many messages may be handled at once. */
  readonly prefetch: number;
}

/** A consumer that survives every reconnect until it is cancelled. */
export interface Subscription {
  /** Stops further deliveries; resolves when the current ones are handled. */
  cancel(): Promise<void>;
}

/** One consumer's durable queue: its bindings, the delays (milliseconds) of its retry ladder, and its dead letters. */
export interface QueueTopology {
  readonly name: string;
  readonly eventTypes: readonly string[];
  readonly retryDelays: readonly number[];
}

export type Topology = readonly QueueTopology[];

export const eventExchange = 'hearthway.events';

export function retryQueueName(queue: string, step: number): string {
  return `${queue}.retry.${step}`;
}

export function deadLetterQueueName(queue: string): string {
  return `${queue}.dead`;
}

/** No queue is bound for the event. */
export class UnroutableError extends Error {
  override readonly name = 'UnroutableError';
}

/** The broker is unreachable or did not confirm in time. */
export class BrokerUnavailableError extends Error {
  override readonly name = 'BrokerUnavailableError';
}
