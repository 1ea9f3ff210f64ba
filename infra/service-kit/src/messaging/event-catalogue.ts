import type { EventDefinition } from '@hearthway/contracts/envelope';
import type { QueueTopology, Topology } from './broker.js';

/** `queue`: durable queues that keep events while the consumer is away. `broadcast`: every instance that is connected. */
export type EventDelivery =
  { readonly kind: 'queue'; readonly queues: readonly [string, ...string[]] } | { readonly kind: 'broadcast' };

/** All events of the system: who publishes each, and where it goes. Passed to the kit, which knows no events itself. */
export type EventCatalogue = readonly {
  readonly event: EventDefinition;
  readonly owner: string;
  readonly delivery: EventDelivery;
}[];

/** One second to ten minutes: half an hour of trouble in all, before a message becomes a dead letter. */
export const defaultRetryDelays: readonly number[] = [1000, 5000, 30_000, 120_000, 600_000, 600_000];

/**
 * The queues a service declares: those it consumes, and those its own events go to, so that nothing is lost whichever of
 * the two starts first.
 */
export function topologyOf(
  catalogue: EventCatalogue,
  serviceName: string,
  ownQueues: readonly string[],
  retryDelays: readonly number[] = defaultRetryDelays,
): Topology {
  const wanted = new Set(ownQueues);
  for (const entry of catalogue)
    if (entry.owner === serviceName) for (const queue of queuesOf(entry)) wanted.add(queue);
  return [...wanted].map((name): QueueTopology => ({ name, eventTypes: typesInto(catalogue, name), retryDelays }));
}

export function typesInto(catalogue: EventCatalogue, queue: string): readonly string[] {
  return catalogue.filter((entry) => queuesOf(entry).includes(queue)).map((entry) => entry.event.type);
}

export function queuesOf(entry: EventCatalogue[number]): readonly string[] {
  return entry.delivery.kind === 'queue' ? entry.delivery.queues : [];
}
