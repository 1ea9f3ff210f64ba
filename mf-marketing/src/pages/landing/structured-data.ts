import { brand, company } from '@hearthway/contracts/brand';
import { foundingMember, offerToolkit } from '@hearthway/contracts/constants';

const organization = {
  '@type': 'Organization',
  name: brand.name,
  url: '/',
  slogan: brand.tagline,
  email: brand.support,
  sameAs: company.social.map(({ address }) => address),
} as const;

const offer = (priceCents: number) => ({
  '@type': 'Offer',
  price: (priceCents / 100).toFixed(2),
  priceCurrency: 'USD',
  areaServed: 'US',
});

export const landingData = [
  { '@context': 'https://schema.org', ...organization },
  { '@context': 'https://schema.org', '@type': 'WebSite', name: brand.name, url: '/', inLanguage: 'en-US' },
  {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: `${brand.name} Founding Member`,
    description: `A one-time contribution with lifetime perks, limited to the first ${foundingMember.limit} members.`,
    brand: organization,
    // No availability: the page is prerendered, and the spots may be gone by now.
    offers: offer(foundingMember.priceCents),
  },
  {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: `${brand.name} Offer Toolkit`,
    description:
      'Offer strategy, state contract forms filled in for you, document signing, and guidance until closing. One payment, no subscription. Coming soon.',
    brand: organization,
    offers: { ...offer(offerToolkit.preOrderPriceCents), availability: 'https://schema.org/PreOrder' },
  },
] as const;
