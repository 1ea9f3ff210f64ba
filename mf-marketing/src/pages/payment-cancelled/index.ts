import { brand } from '@hearthway/contracts/brand';
import type { PageModule } from '../../page.js';
import { PaymentCancelled } from './payment-cancelled.js';

export const page: PageModule = {
  head: {
    description: `You left the ${brand.name} payment page without paying.`,
    indexed: false,
  },
  Page: PaymentCancelled,
};
