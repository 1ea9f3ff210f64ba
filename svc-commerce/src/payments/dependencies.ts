import type { Logger, Outbox, RunInTransaction } from '@hearthway/service-kit';
import type { AddressKeys } from '../address-keys/index.js';
import type { FoundingMemberStore } from '../founding-members/index.js';
import type { LinkKeys } from '../link-keys/index.js';
import type { InTurn } from './in-turn.js';
import type { OrderLimits } from './order-caps.js';
import type { PaymentProvider } from './payment-provider.js';
import type { PaymentStore } from './payment-store.js';

/** The queue of all work that takes a seat or a number. */
export const seatsQueue = 'seats';

/** What the use cases of this room are given. */
export interface PaymentDependencies {
  readonly store: PaymentStore;
  readonly foundingMembers: FoundingMemberStore;
  readonly provider: PaymentProvider;
  readonly outbox: Outbox;
  readonly transaction: RunInTransaction;
  /**
   * In `seatsQueue`, for seats and member numbers: all would want the same one, and of many transactions at once nearly all
   * would be for nothing. Between instances the unique ids decide.
   */
  readonly inTurn: InTurn;
  readonly logger: Logger;
  readonly addressKeys: AddressKeys;
  readonly linkKeys: LinkKeys;
  readonly limits: OrderLimits;
  readonly now: () => Date;
  readonly newId: () => string;
}
