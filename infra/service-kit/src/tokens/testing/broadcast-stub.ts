import type { Broker, Delivery } from '../../messaging/index.js';

export interface BroadcastStub {
  readonly broker: Pick<Broker, 'onConnect' | 'subscribeBroadcast'>;
  broadcast(eventType: string, content: string): Promise<void>;
  /** As if the connection had been lost and came back. */
  reconnect(): void;
}

/** A broker's broadcasts within one process. */
export function broadcastStub(): BroadcastStub {
  const handlers = new Map<string, (message: Delivery) => Promise<void> | void>();
  const listeners = new Set<() => void>();
  const broker: Pick<Broker, 'onConnect' | 'subscribeBroadcast'> = {
    onConnect(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    subscribeBroadcast(eventTypes, handler) {
      for (const type of eventTypes) handlers.set(type, handler);
      const cancel = (): Promise<void> => {
        handlers.clear();
        return Promise.resolve();
      };
      return Promise.resolve({ cancel });
    },
  };
  return {
    broker,
    async broadcast(eventType: string, content: string): Promise<void> {
      const message = { id: 'event-1', routingKey: eventType, content: Buffer.from(content), headers: {} };
      await handlers.get(eventType)?.(message);
    },
    reconnect(): void {
      for (const listener of listeners) listener();
    },
  };
}
