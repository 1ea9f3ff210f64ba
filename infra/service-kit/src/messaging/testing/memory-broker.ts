import { randomUUID } from 'node:crypto';
import {
  BrokerUnavailableError,
  UnroutableError,
  deadLetterQueueName,
  retryQueueName,
  type Broker,
  type Delivery,
  type Destination,
  type Message,
  type Subscription,
} from '../broker.js';
import { MemoryBus } from './memory-bus.js';

export interface MemoryBroker extends Broker {
  /** Everything this broker published to the exchange so far, oldest first. */
  readonly published: readonly (Message & { routingKey: string })[];
}

/** An in-process broker that passes the same suite as the real one. Brokers on one bus see each other's messages. */
export function memoryBroker({ namespace = '', bus = new MemoryBus() } = {}): MemoryBroker {
  const published: (Message & { routingKey: string })[] = [];
  const listeners = new Set<() => void>();
  const cancels = new Set<() => Promise<void>>();
  let connected = false;

  function requireConnection(): void {
    if (!connected) throw new BrokerUnavailableError('The memory broker is not connected');
  }

  function route(to: Destination, delivery: Delivery): void {
    if ('queue' in to) {
      const queue = bus.find(namespace + to.queue);
      if (!queue) throw new UnroutableError(`No queue ${to.queue}`);
      queue.push(delivery);
      return;
    }
    const queues = bus.bound(namespace + to.routingKey);
    if (to.mandatory && queues.length === 0) throw new UnroutableError(`No queue takes ${to.routingKey}`);
    for (const queue of queues) queue.push(delivery);
  }

  function subscription(cancel: () => Promise<void>): Subscription {
    const once = async () => {
      cancels.delete(once);
      await cancel();
    };
    cancels.add(once);
    return { cancel: once };
  }

  return {
    namespace,
    published,
    isConnected: () => connected,
    connect() {
      connected = true;
      for (const listener of listeners) listener();
      return Promise.resolve();
    },
    onConnect(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    declare(topology) {
      bus.declare(topology, namespace);
      return Promise.resolve();
    },
    remove(topology) {
      for (const { name, retryDelays } of topology) {
        const steps = retryDelays.map((_, step) => retryQueueName(name, step + 1));
        for (const queue of [name, deadLetterQueueName(name), ...steps]) bus.remove(namespace + queue);
      }
      return Promise.resolve();
    },
    async publish(to, message) {
      requireConnection();
      await new Promise(setImmediate);
      requireConnection();
      const routingKey = 'queue' in to ? to.queue : to.routingKey;
      const { id, headers = {} } = message;
      route(to, { id, routingKey, content: Buffer.from(message.content), headers: { ...headers } });
      if ('routingKey' in to) published.push({ ...message, routingKey });
    },
    consume(queue, { prefetch }, handler) {
      const found = bus.find(namespace + queue);
      if (!found) return Promise.reject(new UnroutableError(`No queue ${queue}`));
      return Promise.resolve(subscription(found.consume(prefetch, handler)));
    },
    subscribeBroadcast(eventTypes, handler) {
      const name = `${namespace}broadcast.${randomUUID()}`;
      const queue = bus.add(name);
      for (const type of eventTypes) queue.eventTypes.add(namespace + type);
      const stop = queue.consume(1, async (delivery) => handler(delivery));
      return Promise.resolve(
        subscription(async () => {
          bus.remove(name);
          await stop();
        }),
      );
    },
    async inspect(queue, limit, take) {
      const messages = bus.find(namespace + queue)?.messages ?? [];
      for (const delivery of messages.slice(0, limit)) {
        if ((await take(delivery)) === 'remove') messages.splice(messages.indexOf(delivery), 1);
      }
    },
    async close() {
      connected = false;
      await Promise.all([...cancels].map((cancel) => cancel()));
    },
  };
}
