import type { Outbox } from '@hearthway/service-kit';
import type { AccountDirectory } from '../accounts/index.js';
import type { PaymentStore } from '../payments/index.js';

/** What the use cases of purchases need. */
export interface PurchaseDependencies {
  readonly payments: Pick<PaymentStore, 'find' | 'findUnowned' | 'findByOwner' | 'updateOwner' | 'deleteOwner'>;
  readonly accounts: Pick<AccountDirectory, 'findVerifiedEmail' | 'findVerifiedAccount'>;
  readonly outbox: Outbox;
  readonly now: () => Date;
}
