import { brand } from '@hearthway/contracts/brand';
import type { PageModule } from '../../page.js';
import { FoundingSuccess, name } from './founding-success.js';

export const page: PageModule = {
  head: {
    title: `${name} · ${brand.name}`,
    description: `What became of a contribution as a founding member of ${brand.name}.`,
    indexed: false,
  },
  Page: FoundingSuccess,
};
