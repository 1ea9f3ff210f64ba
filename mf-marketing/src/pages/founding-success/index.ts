import { brand } from '@hearthway/contracts/brand';
import type { PageModule } from '../../page.js';
import { FoundingSuccess, name } from './founding-success.js';

export const page: PageModule = {
  head: {
    title: `${name} · ${brand.name}`,
    description: `The status of your founding member contribution to ${brand.name}.`,
    indexed: false,
  },
  Page: FoundingSuccess,
};
