import { brand } from '@hearthway/contracts/brand';
import type { PageModule } from '../../page.js';
import { FoundingSuccess } from './founding-success.js';

export const page: PageModule = {
  head: {
    description: `The status of your founding member contribution to ${brand.name}.`,
    indexed: false,
  },
  Page: FoundingSuccess,
};
