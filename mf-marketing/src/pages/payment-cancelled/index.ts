import { brand } from '@hearthway/contracts/brand';
import type { PageModule } from '../../page.js';
import { PaymentCancelled } from './payment-cancelled.js';

export const page: PageModule = {
  head: {
    title: `Payment not completed · ${brand.name}`,
    description: `Where the payment page of ${brand.name} leads whoever goes back without paying.`,
    indexed: false,
  },
  Page: PaymentCancelled,
};
