import type { Broker, Message } from './broker.js';

export interface MemoryBroker extends Broker {
  /** Everything published to the exchange so far, oldest first. */
  readonly published: readonly (Message & { routingKey: string })[];
}

/** Exchanges and queues that several memory brokers ("connections") share. */
export interface MemoryBus {
  readonly kind: 'memory-bus';
}

export function memoryBroker(_options: { namespace?: string; bus?: MemoryBus } = {}): MemoryBroker {
  throw new Error('memoryBroker is not built yet');
}
