import { exampleHomeEntry } from '@hearthway/contracts/examples';
import { emptyHomeEntry, homeStages, type ComparableSale, type HomeStage } from '@hearthway/contracts/journey';
import type { GivenHome } from './homes.js';

const austin = { ...emptyHomeEntry, city: 'Austin', state: 'TX', zipCode: '78704' } as const;

/** One in most columns, with what a card may say: a price that dropped, a tour, off the market, little known. */
export const exampleHomes: readonly GivenHome[] = [
  { ...exampleHomeEntry },
  {
    ...austin,
    address: '2207 South 5th Street #B',
    priceCents: 38_900_000,
    bedrooms: 2,
    bathrooms: 2,
    squareFeet: 1_180,
    yearBuilt: 2016,
    propertyType: 'condo',
    yard: false,
    hoaMonthlyCents: 28_500,
    propertyTaxAnnualCents: 702_000,
    priceHistory: [
      { priceCents: 40_900_000, since: '2026-10-20T15:00:00.000Z' },
      { priceCents: 38_900_000, since: '2026-11-18T15:00:00.000Z' },
    ],
    version: 2,
  },
  {
    ...austin,
    address: '9114 Meadowheath Drive',
    zipCode: '78729',
    priceCents: 46_500_000,
    bedrooms: 4,
    bathrooms: 2.5,
    squareFeet: 2_240,
    yearBuilt: 1984,
    propertyType: 'single_family',
    yard: true,
    hoaMonthlyCents: 0,
    propertyTaxAnnualCents: 910_000,
    stage: 'tour',
    tourAt: '2030-12-05T20:30:00.000Z',
  },
  {
    ...austin,
    address: '1303 Kinney Avenue',
    priceCents: 61_000_000,
    bedrooms: 3,
    bathrooms: 2,
    squareFeet: 1_720,
    yearBuilt: 1951,
    propertyType: 'single_family',
    yard: true,
    stage: 'shortlist',
    impressions: {
      version: 1,
      notes: 'Quiet street, afternoon light in the kitchen. Ask about the roof.',
      ratings: [
        { room: 'Kitchen', stars: 5 },
        { room: 'Living room', stars: 4 },
      ],
    },
  },
  {
    ...austin,
    address: '708 Bouldin Avenue',
    priceCents: 52_500_000,
    bedrooms: 3,
    bathrooms: 1,
    propertyType: 'townhouse',
    stage: 'passed',
    marketStatus: 'off_market',
  },
  { ...emptyHomeEntry, address: '15 Sabine Street', priceCents: 35_000_000 },
];

/** In the ZIP code of some of those homes. */
export const exampleSales: readonly ComparableSale[] = [1_050, 1_240, 1_390, null, 1_720, 2_080].map(
  (squareFeet, place) => ({
    id: `sale-${place + 1}`,
    address: `${900 + 17 * place} South 3rd Street`,
    city: 'Austin',
    state: 'TX',
    zipCode: '78704',
    priceCents: 41_000_000 + place * 3_750_000,
    bedrooms: 3,
    bathrooms: 2,
    squareFeet,
    yearBuilt: 1968,
    propertyType: 'single_family',
    soldOn: `2026-0${place + 3}-14`,
  }),
);

const streets = ['Oak', 'Birch', 'Elm', 'Cedar', 'Maple', 'Laurel', 'Juniper', 'Willow'] as const;

/** For measuring: homes that differ in price, size, age, and column. */
export function manyHomes(count: number): readonly GivenHome[] {
  const stages = Object.keys(homeStages) as HomeStage[];
  return Array.from({ length: count }, (_, place) => ({
    ...austin,
    address: `${100 + place} ${streets[place % streets.length] ?? 'Oak'} Street`,
    priceCents: 30_000_000 + ((place * 37) % 300) * 100_000,
    bedrooms: 1 + (place % 5),
    bathrooms: 1 + (place % 4) / 2,
    squareFeet: 900 + ((place * 53) % 1_800),
    yearBuilt: 1940 + ((place * 7) % 84),
    propertyType: 'single_family' as const,
    yard: place % 3 === 0 ? null : place % 2 === 0,
    stage: stages[place % stages.length] ?? 'saved',
  }));
}
