/** The transport port. Two adapters fulfil it and pass the same suite: `rabbitBroker` and `memoryBroker`. */
export interface Broker {
  /** Put before the name of the exchange and of every queue. */
  readonly namespace: string;
  /** Connects, again and again until it succeeds; afterwards reconnects by itself. */
  connect(): Promise<void>;
  isConnected(): boolean;
  /** Calls back after every later (re)connect, once subscriptions stand again. Returns how to stop listening. */
  onConnect(listener: () => void): () => void;
  /** Declares queues and bindings, now and after every reconnect. */
  declare(topology: Topology): Promise<void>;
  /** Deletes the queues, and the exchange: for tests. */
  remove(topology: Topology): Promise<void>;
  /**
   * Publishes to the event exchange (`to.routingKey`) or straight to a queue (`to.queue`). Resolves when the broker has confirmed.
   * @throws UnroutableError when `mandatory` and no queue took it; BrokerUnavailableError when it is not connected, the
   * connection is lost or no confirm comes in time (the message may have arrived or not)
   */
  publish(to: Destination, message: Message): Promise<void>;
  /** Hands over messages until cancelled. A message is acknowledged when the handler resolves, given back when it rejects. */
  consume(
    queue: string,
    options: ConsumeOptions,
    handler: (delivery: Delivery) => Promise<void>,
  ): Promise<Subscription>;
  /** Every subscriber gets every event published while it is connected, in a queue of its own that dies with it. */
  subscribeBroadcast(
    eventTypes: readonly string[],
    handler: (message: Delivery) => Promise<void> | void,
  ): Promise<Subscription>;
  /**
   * Looks at up to `limit` messages of a queue, oldest first, and lets `take` say for each whether to remove it (after
   * whatever `take` did has succeeded) or leave it.
   */
  inspect(queue: string, limit: number, take: (delivery: Delivery) => Promise<'remove' | 'leave'>): Promise<void>;
  close(): Promise<void>;
}

/** The event exchange by routing key, or one queue by its name without namespace. */
export type Destination = { readonly routingKey: string; readonly mandatory: boolean } | { readonly queue: string };

/** What is published: `id` is what consumers deduplicate by. */
export interface Message {
  readonly id: string;
  readonly content: Buffer;
  readonly headers?: Readonly<Record<string, string | number>>;
}

/** What arrives; `id` is missing only when somebody else published it. */
export interface Delivery {
  readonly id: string | undefined;
  readonly routingKey: string;
  readonly content: Buffer;
  readonly headers: Readonly<Record<string, unknown>>;
}

export interface ConsumeOptions {
  /** How many messages may be in hand at once. */
  readonly prefetch: number;
}

/** A consumer that stands, through every reconnect, until it is cancelled. */
export interface Subscription {
  /** No further message is handed over; resolves when those in hand are done. */
  cancel(): Promise<void>;
}

/** One consumer's durable queue: what it binds, the delays (milliseconds) of its retry ladder, and its dead letters. */
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

/** The broker cannot be reached, or did not confirm in time. */
export class BrokerUnavailableError extends Error {
  override readonly name = 'BrokerUnavailableError';
}
