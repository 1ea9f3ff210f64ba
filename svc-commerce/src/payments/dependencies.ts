import type { Dependencies, KeyedQueue, LinkTokens, Transaction } from '@hearthway/service-kit';
import type { Pseudonyms } from '../personal-data/index.js';
import type { PaymentStore } from './payment-store.js';
import type { Payment } from './payment.js';
import type { PaymentProvider } from './provider/payment-provider.js';

/** What the use cases of payments need. */
export interface PaymentDependencies extends Pick<Dependencies, 'outbox' | 'transaction' | 'now' | 'newId' | 'logger'> {
  readonly store: PaymentStore;
  readonly provider: PaymentProvider;
  /** Orders of one buyer or network are made one after the other, so that each finds the open ones before it, at whichever instance. */
  readonly ordersInTurn: KeyedQueue;
  /** Transactions that assign a seat run one after the other, since most would abort otherwise. Between instances, the unique ids decide. */
  readonly seatsInTurn: KeyedQueue;
  readonly pseudonyms: Pseudonyms;
  readonly linkTokens: LinkTokens;
  /** Queues the emails about a completed payment. */
  readonly queueReceipt: (payment: Payment, transaction: Transaction) => Promise<void>;
  /** How many orders of one network may be open. */
  readonly openOrdersPerNetwork: number;
}
