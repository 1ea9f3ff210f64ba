import { brand } from '@hearthway/contracts/brand';
import type { PageModule } from '../../page.js';
import { privacyPolicy } from './privacy-policy.js';
import { Privacy } from './privacy.js';

export const page: PageModule = {
  head: {
    title: `${privacyPolicy.title} · ${brand.name}`,
    description: `Which data ${brand.name} collects, why, who sees it, how long it stays, and how to get a copy or have it deleted. Data is not sold or rented.`,
  },
  Page: Privacy,
};
