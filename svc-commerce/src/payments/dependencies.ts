import type { Logger, Outbox, RunInTransaction } from '@hearthway/service-kit';
import type { FoundingMemberStore } from '../founding-members/index.js';
import type { CancelKeys } from './cancel-keys.js';
import type { InTurn } from './in-turn.js';
import type { PaymentProvider } from './payment-provider.js';
import type { PaymentStore } from './payment-store.js';

/** What the use cases of this room are given. */
export interface PaymentDependencies {
  readonly store: PaymentStore;
  readonly foundingMembers: FoundingMemberStore;
  readonly provider: PaymentProvider;
  readonly outbox: Outbox;
  readonly transaction: RunInTransaction;
  /**
   * For seats and member numbers: all would want the same one, and of many transactions at once nearly all would be for
   * nothing. Between instances the unique ids decide.
   */
  readonly inTurn: InTurn;
  readonly logger: Logger;
  readonly cancelKeys: CancelKeys;
  readonly now: () => Date;
  readonly newId: () => string;
}
