import type { Outbox, RunInTransaction } from '@hearthway/service-kit';
import type { MilestoneStore } from './milestone-store.js';

/** What the use cases of this room are given. */
export interface MilestoneDependencies {
  readonly store: MilestoneStore;
  readonly outbox: Outbox;
  readonly transaction: RunInTransaction;
  readonly now: () => Date;
  readonly newId: () => string;
}
