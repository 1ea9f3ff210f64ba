import type { Dependencies } from '@hearthway/service-kit';
import type { AccountDirectory } from '../accounts/index.js';
import type { PaymentStore } from '../payments/index.js';

/** What the use cases of purchases need. */
export interface PurchaseDependencies extends Pick<Dependencies, 'outbox' | 'now'> {
  readonly payments: Pick<PaymentStore, 'find' | 'findCompleted' | 'findByUser' | 'updateUser' | 'deleteUser'>;
  readonly accounts: Pick<AccountDirectory, 'findVerifiedEmail' | 'findVerifiedAccount'>;
}
