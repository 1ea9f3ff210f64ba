import { brand } from '@hearthway/contracts/brand';
import type { PageModule } from '../../page.js';
import { name, ToolkitSuccess } from './toolkit-success.js';

export const page: PageModule = {
  head: {
    title: `${name} · ${brand.name}`,
    description: `What became of a pre-order of the ${brand.name} Offer Toolkit.`,
    indexed: false,
  },
  Page: ToolkitSuccess,
};
