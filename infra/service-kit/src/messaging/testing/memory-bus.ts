import { deadLetterQueueName, retryQueueName, type Delivery, type Topology } from '../broker.js';

/** In-process exchanges and queues that several memory brokers ("connections") can share. */
export class MemoryBus {
  readonly #queues = new Map<string, MemoryQueue>();

  declare(topology: Topology, prefix: string): void {
    for (const { name, eventTypes, retryDelays } of topology) {
      const queue = this.add(prefix + name);
      for (const type of eventTypes) queue.eventTypes.add(prefix + type);
      this.add(prefix + deadLetterQueueName(name));
      retryDelays.forEach((delay, step) => {
        const waiting = this.add(prefix + retryQueueName(name, step + 1));
        waiting.expiry = { delay, to: queue };
      });
    }
  }

  add(name: string): MemoryQueue {
    const queue = this.#queues.get(name) ?? new MemoryQueue();
    this.#queues.set(name, queue);
    return queue;
  }

  remove(name: string): void {
    this.#queues.get(name)?.clear();
    this.#queues.delete(name);
  }

  find(name: string): MemoryQueue | undefined {
    return this.#queues.get(name);
  }

  bound(type: string): MemoryQueue[] {
    return [...this.#queues.values()].filter((queue) => queue.eventTypes.has(type));
  }
}

interface MemoryConsumer {
  readonly prefetch: number;
  readonly handler: (delivery: Delivery) => Promise<void>;
  readonly inHand: Set<Promise<void>>;
}

/** Messages in order. Only one consumer is served at a time, as with RabbitMQ's single active consumer. */
export class MemoryQueue {
  readonly eventTypes = new Set<string>();
  readonly messages: Delivery[] = [];
  expiry: { delay: number; to: MemoryQueue } | undefined;
  readonly #consumers: MemoryConsumer[] = [];
  readonly #timers = new Set<NodeJS.Timeout>();

  push(delivery: Delivery): void {
    this.messages.push(delivery);
    if (this.expiry) this.#expireLater(delivery, this.expiry);
    this.#serve();
  }

  consume(prefetch: number, handler: MemoryConsumer['handler']): () => Promise<void> {
    const consumer: MemoryConsumer = { prefetch, handler, inHand: new Set() };
    this.#consumers.push(consumer);
    this.#serve();
    return async () => {
      const place = this.#consumers.indexOf(consumer);
      if (place >= 0) this.#consumers.splice(place, 1);
      await Promise.allSettled(consumer.inHand);
      this.#serve();
    };
  }

  clear(): void {
    this.messages.length = 0;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }

  #serve(): void {
    const consumer = this.#consumers[0];
    while (consumer && consumer.inHand.size < consumer.prefetch) {
      const delivery = this.messages.shift();
      if (!delivery) return;
      const handling = this.#hand(delivery, consumer);
      consumer.inHand.add(handling);
      void handling.finally(() => {
        consumer.inHand.delete(handling);
        this.#serve();
      });
    }
  }

  async #hand(delivery: Delivery, consumer: MemoryConsumer): Promise<void> {
    await new Promise(setImmediate);
    try {
      await consumer.handler(delivery);
    } catch {
      this.messages.unshift(delivery); // requeued, as a broker does with unacknowledged messages
    }
  }

  #expireLater(delivery: Delivery, { delay, to }: { delay: number; to: MemoryQueue }): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      const place = this.messages.indexOf(delivery);
      if (place < 0) return;
      this.messages.splice(place, 1);
      to.push(delivery);
    }, delay);
    timer.unref();
    this.#timers.add(timer);
  }
}
