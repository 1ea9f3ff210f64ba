import { brand } from '@hearthway/contracts/brand';
import type { PageModule } from '../../page.js';
import { name, ToolkitSuccess } from './toolkit-success.js';

export const page: PageModule = {
  head: {
    title: `${name} · ${brand.name}`,
    description: `The status of your ${brand.name} Offer Toolkit pre-order.`,
    indexed: false,
  },
  Page: ToolkitSuccess,
};
