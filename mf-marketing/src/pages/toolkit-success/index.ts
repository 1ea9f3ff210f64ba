import { brand } from '@hearthway/contracts/brand';
import type { PageModule } from '../../page.js';
import { ToolkitSuccess } from './toolkit-success.js';

export const page: PageModule = {
  head: {
    description: `The status of your ${brand.name} Offer Toolkit pre-order.`,
    indexed: false,
  },
  Page: ToolkitSuccess,
};
