import type { LinkTokens, Outbox, RunInTransaction, Transaction } from '@hearthway/service-kit';
import type { Pseudonyms } from '../personal-data/index.js';
import type { JoinLimit } from './join-limit.js';
import type { WaitlistMetrics } from './waitlist-metrics.js';
import type { WaitlistStore } from './waitlist-store.js';

/** What the use cases of the waitlist need. */
export interface WaitlistDependencies {
  readonly store: WaitlistStore;
  readonly outbox: Outbox;
  readonly transaction: RunInTransaction;
  readonly limit: JoinLimit;
  readonly metrics: WaitlistMetrics;
  readonly pseudonyms: Pseudonyms;
  readonly linkTokens: LinkTokens;
  /** Deletes who received emails about the entry. */
  readonly deleteEmailRecipients: (entryId: string, transaction: Transaction) => Promise<void>;
  readonly now: () => Date;
  readonly newId: () => string;
}
