import { connect, type Channel, type ChannelModel, type RecoveringChannelModel } from 'amqplib';
import { describeError } from '../errors/index.js';
import type { Logger } from '../logging/index.js';
import { BrokerUnavailableError, type Broker, type Topology } from './broker.js';
import { closeSurely } from './rabbit-closing.js';
import { RabbitPublisher } from './rabbit-publisher.js';
import {
  broadcastSubscription,
  consumerSubscription,
  toDelivery,
  type RabbitSubscription,
} from './rabbit-subscription.js';
import { assertTopology, deleteTopology } from './rabbit-topology.js';

export interface RabbitBrokerOptions {
  url: string;
  namespace: string;
  logger: Logger;
  /** How long a publish waits for its confirm, in milliseconds; well within the relay's lease of ten seconds. */
  publishTimeout?: number;
}

/**
 * RabbitMQ through amqplib with its built-in recovery. Every (re)connect declares the topology and reopens the publisher
 * and all subscriptions. A channel closed by the broker closes the connection too, so that there is only one way to
 * recover.
 */
export function rabbitBroker({ url, namespace, logger, publishTimeout = 5000 }: RabbitBrokerOptions): Broker {
  const queues = new Map<string, Topology[number]>();
  const subscriptions = new Set<RabbitSubscription>();
  const listeners = new Set<() => void>();
  const publisher = new RabbitPublisher(namespace, publishTimeout, logger);
  let recovering: Promise<RecoveringChannelModel> | undefined;
  let model: ChannelModel | undefined;
  let closing = false;

  /**
   * Sets up a connection, or rejects as soon as it closes. amqplib notices a closed connection only after its setup, and
   * does not reconnect before this settles, so a setup that hangs would end all reconnecting.
   */
  async function setUp(fresh: ChannelModel): Promise<void> {
    fresh.on('error', (error) => logger.warn({ reason: describeError(error) }, 'the broker connection failed'));
    const lost = new AbortController();
    const closed = new Promise<never>((_, reject) => {
      fresh.once('close', (cause: unknown) => {
        lost.abort(new BrokerUnavailableError('The broker connection was lost while it was set up', { cause }));
        reject(lost.signal.reason as Error);
      });
    });
    try {
      await Promise.race([closed, restore(fresh, lost.signal)]);
    } catch (error) {
      await closeSurely(fresh);
      throw error;
    }
  }

  async function restore(fresh: ChannelModel, lost: AbortSignal): Promise<void> {
    await withChannel(fresh, (channel) => assertTopology(channel, namespace, [...queues.values()]));
    await publisher.open(fresh, () => giveUp(fresh));
    for (const subscription of subscriptions) await subscription.open(fresh, () => giveUp(fresh));
    lost.throwIfAborted();
    model = fresh;
  }

  /** Closes a connection that lost a channel; recovery opens the next one. */
  function giveUp(broken: ChannelModel): void {
    if (model === broken) model = undefined;
    void closeSurely(broken);
  }

  async function open(): Promise<RecoveringChannelModel> {
    const connection = await connect(withHeartbeat(url), {
      noDelay: true,
      timeout: 5000,
      recovery: { initialDelay: 100, maxDelay: 3000, setup: setUp, waitForConnect: false },
    });
    connection.on('error', () => undefined); // logged during the connection's setup
    connection.on('disconnect', (error) => {
      model = undefined;
      publisher.lost();
      if (!closing) logger.warn({ reason: describeError(error) }, 'lost the broker connection; reconnecting');
    });
    connection.on('connect-failed', (error) => {
      model = undefined;
      publisher.lost();
      if (!closing) logger.warn({ reason: describeError(error) }, 'cannot reach the broker; trying again');
    });
    connection.on('connect', () => {
      for (const listener of listeners) listener();
    });
    return connection;
  }

  async function add(subscription: RabbitSubscription): Promise<RabbitSubscription> {
    subscriptions.add(subscription);
    subscription.onCancel(() => subscriptions.delete(subscription));
    const current = model;
    try {
      if (current) await subscription.open(current, () => giveUp(current));
    } catch (error) {
      if (model === current) throw error; // otherwise the next connection opens it
    }
    return subscription;
  }

  /** Runs work that is safe to repeat, and repeats it on the next connection if one is lost during it. */
  async function whileConnected<Result>(work: (current: ChannelModel) => Promise<Result>): Promise<Result> {
    for (;;) {
      const current = await nextModel();
      try {
        return await work(current);
      } catch (error) {
        if (model === current) throw error;
      }
    }
  }

  async function nextModel(): Promise<ChannelModel> {
    const connection = await recovering;
    await connection?.waitForConnect();
    if (closing || !connection) throw new BrokerUnavailableError('The broker is not connected');
    while (!model) await new Promise((resolve) => void connection.once('connect', resolve));
    return model;
  }

  return {
    namespace,
    async connect() {
      recovering ??= open();
      await (await recovering).waitForConnect();
    },
    isConnected: () => publisher.isOpen(),
    onConnect(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async declare(topology) {
      await whileConnected((current) =>
        withChannel(current, (channel) => assertTopology(channel, namespace, topology)),
      );
      for (const queue of topology) queues.set(queue.name, queue);
    },
    async remove(topology) {
      for (const queue of topology) queues.delete(queue.name);
      await whileConnected((current) =>
        withChannel(current, (channel) => deleteTopology(channel, namespace, topology)),
      );
    },
    publish: (to, message) => publisher.publish(to, message),
    consume: (queue, options, handler) =>
      add(consumerSubscription({ queue: namespace + queue, ...options, handler, logger })),
    subscribeBroadcast: (eventTypes, handler) => add(broadcastSubscription({ namespace, eventTypes, handler, logger })),
    inspect: async (queue, limit, take) =>
      withChannel(await nextModel(), (channel) => inspectQueue(channel, namespace + queue, limit, take)),
    async close() {
      closing = true;
      await Promise.all([...subscriptions].map((subscription) => subscription.cancel()));
      publisher.lost();
      const connection = await recovering;
      const closed = model && closeSurely(model);
      model = undefined;
      await connection?.close(); // also stops reconnecting
      await closed;
    },
  };
}

/** Ten seconds by default. A peer that misses two heartbeats is considered gone. */
function withHeartbeat(url: string): string {
  const address = new URL(url);
  if (!address.searchParams.has('heartbeat')) address.searchParams.set('heartbeat', '10');
  return address.href;
}

async function withChannel<Result>(model: ChannelModel, work: (channel: Channel) => Promise<Result>): Promise<Result> {
  const channel = await model.createChannel();
  channel.on('error', () => undefined); // the call that caused it rejects
  try {
    return await work(channel);
  } finally {
    await closeSurely(channel);
  }
}

async function inspectQueue(
  channel: Channel,
  queue: string,
  limit: number,
  take: Parameters<Broker['inspect']>[2],
): Promise<void> {
  const messages = [];
  while (messages.length < limit) {
    const message = await channel.get(queue);
    if (!message) break;
    messages.push(message);
  }
  for (const message of messages) {
    if ((await take(toDelivery(message))) === 'remove') channel.ack(message);
  }
}
