import { propertyTypes, type HomeEntry } from '@hearthway/contracts/journey';
import { formatInteger } from '@hearthway/web-kit/money';

/** `Austin, TX 78756`; empty if none of it is known. */
export function placeOf({ city, state, zipCode }: Pick<HomeEntry, 'city' | 'state' | 'zipCode'>): string {
  return [city, [state, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}

/** `3 beds · 2.5 baths · 1,650 sq ft`, without what isn't known. */
export function shortFacts({ bedrooms, bathrooms, squareFeet, propertyType }: HomeEntry): string {
  const facts = [
    bedrooms === 0 ? 'Studio' : bedrooms !== null && `${bedrooms} ${bedrooms === 1 ? 'bed' : 'beds'}`,
    bathrooms !== null && `${bathrooms} ${bathrooms === 1 ? 'bath' : 'baths'}`,
    squareFeet !== null && `${formatInteger(squareFeet)} sq ft`,
  ].filter(Boolean);
  return facts.length > 0 ? facts.join(' · ') : propertyType ? propertyTypes[propertyType] : 'No facts yet';
}
