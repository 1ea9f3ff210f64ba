import type { Logger, Outbox, RunInTransaction } from '@hearthway/service-kit';
import type { AddressKeys } from '../address-keys/index.js';
import type { FoundingMemberStore } from '../founding-members/index.js';
import type { LinkKeys } from '../link-keys/index.js';
import type { InTurn } from './in-turn.js';
import type { OrderLimits } from './order-caps.js';
import type { PaymentProvider } from './payment-provider.js';
import type { PaymentStore } from './payment-store.js';

/** The queue of all work that gives a seat. */
export const seatsQueue = 'seats';

/** What the use cases of this room are given. */
export interface PaymentDependencies {
  readonly store: PaymentStore;
  readonly foundingMembers: FoundingMemberStore;
  readonly provider: PaymentProvider;
  readonly outbox: Outbox;
  readonly transaction: RunInTransaction;
  /**
   * `seatsQueue` keeps the transactions of one process from racing for the same seat, since nearly all of them would abort.
   * Between instances the unique ids decide. Orders of one client take turns too, so that its open ones are counted right.
   */
  readonly inTurn: InTurn;
  readonly logger: Logger;
  readonly addressKeys: AddressKeys;
  readonly linkKeys: LinkKeys;
  readonly limits: OrderLimits;
  readonly now: () => Date;
  readonly newId: () => string;
}
