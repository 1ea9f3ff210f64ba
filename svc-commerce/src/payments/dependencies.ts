import type { Dependencies, KeyedQueue, LinkTokens, Transaction } from '@hearthway/service-kit';
import type { Pseudonyms } from '../personal-data/index.js';
import type { PaymentStore } from './payment-store.js';
import type { Payment } from './payment.js';
import type { PaymentProvider } from './provider/payment-provider.js';

/** The key of `queue` for all work that assigns a seat. */
export const seatsQueue = 'seats';

/** What the use cases of payments need. */
export interface PaymentDependencies extends Pick<Dependencies, 'outbox' | 'transaction' | 'now' | 'newId' | 'logger'> {
  readonly store: PaymentStore;
  readonly provider: PaymentProvider;
  /**
   * Transactions that assign a seat wait for each other here, since most of them would abort otherwise; between instances
   * the unique ids decide. Orders of one buyer or network wait too, so that its open orders are found and counted right.
   */
  readonly queue: KeyedQueue;
  readonly pseudonyms: Pseudonyms;
  readonly linkTokens: LinkTokens;
  /** Queues the emails about a completed payment. */
  readonly queueReceipt: (payment: Payment, transaction: Transaction) => Promise<void>;
  /** How many orders one network may have open. Each is a checkout at the provider. */
  readonly openOrdersPerNetwork: number;
}
