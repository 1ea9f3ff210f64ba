import type { trackEvent } from '@hearthway/contracts/analytics';
import type { OperationInput } from '@hearthway/contracts/operation';
import type { EventStore } from './event-store.js';

export interface EventDependencies {
  readonly store: EventStore;
  readonly now: () => Date;
  readonly newId: () => string;
}

/** Keeps what a visitor's browser reported, with our own time: a browser's clock proves nothing. */
export async function takeEvent(
  { store, now, newId }: EventDependencies,
  reported: OperationInput<typeof trackEvent>['body'],
): Promise<void> {
  await store.insert(newId(), { ...reported, receivedAt: now() });
}
