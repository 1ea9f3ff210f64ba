import { parseListing } from '@hearthway/contracts/listing-text';
import { expect, it } from '@jest/globals';
import { understoodOf } from './understood.js';

const today = '2026-11-25';

it('shows each piece of a text once, with all that it says', () => {
  const { pieces, known, missing } = understoodOf(
    parseListing('12 Oak St, Austin, TX 78704. Condo, 3/2, 1,650 sqft, $425K, HOA $600/qtr', today),
  );
  expect(pieces.map(({ names, values, from, isReworded }) => [names, values, from, isReworded])).toEqual([
    ['Street address', '12 Oak St', '12 Oak St', false],
    ['City, State, ZIP code', 'Austin, TX, 78704', 'Austin, TX 78704', false],
    ['Price', '$425,000', '$425K', true],
    ['Bedrooms, Bathrooms', '3, 2', '3/2', true],
    ['Square feet', '1,650', '1,650 sqft', true],
    ['Type of home', 'Condominium', 'Condo', true],
    ['HOA fee per month', '$200', 'HOA $600/qtr', true],
  ]);
  expect(known).toMatchObject({ city: 'Austin', hoaMonthlyCents: 20_000, propertyType: 'condo' });
  expect(missing).toEqual(['Year built']);
});

it('shows whether a home is for sale, and since when', () => {
  const { pieces, known } = understoodOf(parseListing('Contingent\n$425,000\n12 days on Zillow', today));
  expect(pieces.map(({ names, values, from }) => [names, values, from])).toEqual([
    ['Price', '$425,000', '$425,000'],
    ['Status', 'Pending', 'Contingent'],
    ['On the market since', 'November 13, 2026', '12 days on Zillow'],
  ]);
  expect(known).toEqual({ priceCents: 42_500_000, marketStatus: 'pending', listedOn: '2026-11-13' });
});

it('leaves out what no home can have', () => {
  const { known, pieces } = understoodOf(parseListing('https://user:password@example.com/1 and 2.3 baths', today));
  expect([known, pieces]).toEqual([{}, []]);
});
