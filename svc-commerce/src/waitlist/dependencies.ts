import type { Outbox, RunInTransaction } from '@hearthway/service-kit';
import type { JoinLimit } from './join-limit.js';
import type { WaitlistMetrics } from './waitlist-metrics.js';
import type { WaitlistStore } from './waitlist-store.js';

/** What the use cases of this room are given. */
export interface WaitlistDependencies {
  readonly store: WaitlistStore;
  readonly outbox: Outbox;
  readonly transaction: RunInTransaction;
  readonly limit: JoinLimit;
  readonly metrics: WaitlistMetrics;
  readonly now: () => Date;
  readonly newId: () => string;
}
