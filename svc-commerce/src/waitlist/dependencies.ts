import type { Outbox, RunInTransaction, Transaction } from '@hearthway/service-kit';
import type { JoinLimit } from './join-limit.js';
import type { WaitlistMetrics } from './waitlist-metrics.js';
import type { WaitlistStore } from './waitlist-store.js';

/** What this room asks of the emails about the waitlist. */
export interface WaitlistMail {
  /** The entry whose email has the link with this token, when there is one. */
  entryOf(token: string): Promise<string | undefined>;
  /** Forgets whom emails about the entry went to. */
  forget(entryId: string, transaction: Transaction): Promise<void>;
}

/** What the use cases of this room are given. */
export interface WaitlistDependencies {
  readonly store: WaitlistStore;
  readonly outbox: Outbox;
  readonly transaction: RunInTransaction;
  readonly limit: JoinLimit;
  readonly metrics: WaitlistMetrics;
  readonly mail: WaitlistMail;
  /** What stands for the network of an address of the internet. */
  readonly networkKeyOf: (address: string) => string;
  readonly now: () => Date;
  readonly newId: () => string;
}
