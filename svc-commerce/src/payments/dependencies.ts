import type { KeyedQueue, LinkTokens, Logger, Outbox, RunInTransaction } from '@hearthway/service-kit';
import type { Pseudonyms } from '../pseudonyms/index.js';
import type { FoundingMemberStore } from '../founding-members/index.js';
import type { OrderLimits } from './order-caps.js';
import type { PaymentProvider } from './payment-provider.js';
import type { PaymentStore } from './payment-store.js';

/** The queue for all work that assigns a seat. */
export const seatsQueue = 'seats';

/** What the use cases of this room are given. */
export interface PaymentDependencies {
  readonly store: PaymentStore;
  readonly foundingMembers: FoundingMemberStore;
  readonly provider: PaymentProvider;
  readonly outbox: Outbox;
  readonly transaction: RunInTransaction;
  /**
   * Transactions of one process that assign a seat wait here for each other, since nearly all of them would abort otherwise.
   * Between instances the unique ids decide. Orders of one client wait too, so that its open ones are counted right.
   */
  readonly queue: KeyedQueue;
  readonly logger: Logger;
  readonly pseudonyms: Pseudonyms;
  readonly linkTokens: LinkTokens;
  readonly limits: OrderLimits;
  readonly now: () => Date;
  readonly newId: () => string;
}
