import { brand } from '@hearthway/contracts/brand';
import type { PageModule } from '../../page.js';
import { Landing } from './landing.js';
import { landingData } from './structured-data.js';

export const page: PageModule = {
  head: {
    description: `See what you can afford, with the math shown, and take the nine steps to your own home in order. ${brand.name} guides U.S. home buyers, with a realtor or going solo.`,
    canonicalPath: '/',
    jsonLd: landingData,
  },
  Page: Landing,
};
