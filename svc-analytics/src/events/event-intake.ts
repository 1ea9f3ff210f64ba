import { createGroupCommit, isDatabaseUnavailable, type GroupCommit } from '@hearthway/service-kit';
import type { KeptEvent } from './kept-event.js';

/** Gathers events, so that all that come in during one write share the next one. */
export function createEventIntake(write: (kept: readonly KeptEvent[]) => Promise<void>): GroupCommit<KeptEvent> {
  return createGroupCommit({
    write,
    isOutage: isDatabaseUnavailable,
    lingerMilliseconds: 2,
    maximumInOneWrite: 1_000,
    // Ten thousand of the largest events are some 60 MB.
    inHand: { maximum: 10_000, limit: 'events-in-hand' },
  });
}
