import { brand } from '@hearthway/contracts/brand';
import type { PageModule } from '../../page.js';
import { About } from './about.js';

const title = `About ${brand.name}`;
const description = `Why ${brand.name} exists, where it stands today, and what we promise: plain words, math you can check, and data that is never for sale.`;

export const page: PageModule = {
  head: {
    description,
    jsonLd: [
      {
        '@type': 'AboutPage',
        name: title,
        url: '/about',
        description,
        mainEntity: {
          '@type': 'Organization',
          name: brand.name,
          url: '/',
          description: `${brand.tagline}.`,
          email: brand.support,
          areaServed: { '@type': 'Country', name: 'United States' },
        },
      },
    ],
  },
  Page: About,
};
