import { brand } from '@hearthway/contracts/brand';
import { foundingMember, offerToolkit } from '@hearthway/contracts/constants';

const organization = {
  '@type': 'Organization',
  name: brand.name,
  url: '/',
  slogan: brand.tagline,
  email: brand.support,
  sameAs: brand.social.map(({ address }) => address),
} as const;

// What cannot be bought yet is said to be out of stock: schema.org has no word for "not on sale yet", and the words for
// pre-orders promise that one can order.
const offer = (priceCents: number) => ({
  '@type': 'Offer',
  price: (priceCents / 100).toFixed(2),
  priceCurrency: 'USD',
  availability: 'https://schema.org/OutOfStock',
  areaServed: 'US',
});

export const landingData = [
  { '@context': 'https://schema.org', ...organization },
  { '@context': 'https://schema.org', '@type': 'WebSite', name: brand.name, url: '/', inLanguage: 'en-US' },
  {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: `${brand.name} Founding Member`,
    description: `A one-time contribution with lifetime perks, limited to the first ${foundingMember.limit} members. Not on sale yet.`,
    brand: organization,
    offers: offer(foundingMember.priceCents),
  },
  {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: `${brand.name} Offer Toolkit`,
    description:
      'Offer strategy, state contract forms filled in, document signing and guidance, until closing. One payment, no subscription. Not on sale yet.',
    brand: organization,
    offers: offer(offerToolkit.preOrderPriceCents),
  },
] as const;
