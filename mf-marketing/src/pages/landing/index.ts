import { brand } from '@hearthway/contracts/brand';
import type { PageModule } from '../../page.js';
import { Landing } from './landing.js';

export const page: PageModule = {
  head: {
    title: `${brand.name} · ${brand.tagline}`,
    description: `${brand.name} guides you through buying a home in the United States, from the first saved dollar to the keys.`,
    canonicalPath: '/',
  },
  Page: Landing,
};
