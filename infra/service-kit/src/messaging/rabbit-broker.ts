import { connect, type Channel, type ChannelModel, type RecoveringChannelModel } from 'amqplib';
import { describeError } from '../errors/index.js';
import type { Logger } from '../logging/index.js';
import type { Broker, Topology } from './broker.js';
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
  /** How long a publish may wait for its confirm, in milliseconds; well within a relay's lease of ten seconds. */
  publishTimeout?: number;
}

/**
 * RabbitMQ through amqplib and its own recovery. Every (re)connect declares the topology and opens the publisher and all
 * subscriptions anew. A channel that the broker closes takes the connection with it, so that there is one way back only.
 */
export function rabbitBroker({ url, namespace, logger, publishTimeout = 5000 }: RabbitBrokerOptions): Broker {
  const queues = new Map<string, Topology[number]>();
  const subscriptions = new Set<RabbitSubscription>();
  const listeners = new Set<() => void>();
  const publisher = new RabbitPublisher(namespace, publishTimeout, logger);
  let recovering: Promise<RecoveringChannelModel> | undefined;
  let model: ChannelModel | undefined;
  let closing = false;

  async function stand(fresh: ChannelModel): Promise<void> {
    fresh.on('error', (error) => logger.warn({ reason: describeError(error) }, 'the broker connection failed'));
    await withChannel(fresh, (channel) => assertTopology(channel, namespace, [...queues.values()]));
    await publisher.open(fresh);
    for (const subscription of subscriptions) await subscription.open(fresh);
    model = fresh;
  }

  async function open(): Promise<RecoveringChannelModel> {
    const connection = await connect(withHeartbeat(url), {
      noDelay: true,
      timeout: 5000,
      recovery: { initialDelay: 100, maxDelay: 3000, setup: stand, waitForConnect: false },
    });
    connection.on('error', () => undefined); // logged where the connection stands up
    connection.on('disconnect', (error) => {
      model = undefined;
      publisher.lost();
      if (!closing) logger.warn({ reason: describeError(error) }, 'the broker connection is lost; reconnecting');
    });
    connection.on('connect-failed', (error) => {
      model = undefined;
      publisher.lost();
      if (!closing) logger.warn({ reason: describeError(error) }, 'the broker cannot be reached; trying again');
    });
    connection.on('connect', () => {
      for (const listener of listeners) listener();
    });
    return connection;
  }

  async function add(subscription: RabbitSubscription): Promise<RabbitSubscription> {
    subscriptions.add(subscription);
    subscription.onCancel(() => subscriptions.delete(subscription));
    if (model) await subscription.open(model);
    return subscription;
  }

  async function currentModel(): Promise<ChannelModel> {
    await (await recovering)?.waitForConnect();
    if (!model) throw new Error('The broker is not connected');
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
      const fresh = await currentModel();
      await withChannel(fresh, (channel) => assertTopology(channel, namespace, topology));
      for (const queue of topology) queues.set(queue.name, queue);
    },
    async remove(topology) {
      for (const queue of topology) queues.delete(queue.name);
      await withChannel(await currentModel(), (channel) => deleteTopology(channel, namespace, topology));
    },
    publish: (to, message) => publisher.publish(to, message),
    consume: (queue, options, handler) =>
      add(consumerSubscription({ queue: namespace + queue, ...options, handler, logger })),
    subscribeBroadcast: (eventTypes, handler) => add(broadcastSubscription({ namespace, eventTypes, handler, logger })),
    inspect: async (queue, limit, take) =>
      withChannel(await currentModel(), (channel) => inspectQueue(channel, namespace + queue, limit, take)),
    async close() {
      closing = true;
      await Promise.all([...subscriptions].map((subscription) => subscription.cancel()));
      publisher.lost();
      await (await recovering)?.close();
      model = undefined;
    },
  };
}

/** Ten seconds: a peer that is silent for two of them is given up. */
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
    await channel.close().catch(() => undefined); // an error, or the connection's end, has closed it already
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
