import type { PaymentStore } from '../payments/index.js';
import type { WaitlistStore } from '../waitlist/index.js';

/** What the use cases of reveals need. */
export interface RevealDependencies {
  readonly waitlist: Pick<WaitlistStore, 'find' | 'findAll'>;
  readonly payments: Pick<PaymentStore, 'find' | 'findAllByProduct'>;
  readonly now: () => Date;
}
