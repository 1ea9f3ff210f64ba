import { exampleHomeEntry } from '@hearthway/contracts/examples';
import type { AssessedHome, HomeAssessment } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { nothingAssessedOfHome, savedHome } from '../../testing/in-memory/homes.js';
import { filtered, noFilters, orders, type Filters, type Order } from './filters.js';

const homeOf = (
  id: string,
  part: Partial<AssessedHome> = {},
  assessed: Partial<HomeAssessment> = {},
): AssessedHome => ({
  ...savedHome(id, exampleHomeEntry),
  assessment: { ...nothingAssessedOfHome, ...assessed },
  duplicateIds: [],
  ...part,
});
const idsOf = (homes: readonly AssessedHome[], filters: Partial<Filters>): string[] =>
  filtered(homes, { ...noFilters, ...filters }).map(({ id }) => id);
const fit = (score: number, verdict: 'fits' | 'misses') => ({ fit: { score, verdict, reasons: [] } });

describe('the filters', () => {
  const homes = [
    homeOf('small', { bedrooms: 2, priceCents: 30_000_000, city: 'Dallas' }),
    homeOf('large', { bedrooms: 4, priceCents: 60_000_000, marketStatus: 'pending' }),
    homeOf('unknown', { bedrooms: null, propertyType: null }),
  ];

  it.each<[Partial<Filters>, string[]]>([
    [{ minimumBedrooms: '3' }, ['large', 'unknown']],
    [{ maximumPrice: '500000' }, ['small', 'unknown']],
    [{ text: ' dallas' }, ['small']],
    [{ onlyForSale: true }, ['small', 'unknown']],
    [{ propertyType: 'condo' }, ['unknown']],
  ])('%j keeps %j, also where a fact is unknown', (filters, expected) => {
    expect(idsOf(homes, filters)).toEqual(expected);
  });
});

describe('the order', () => {
  const homes = [
    homeOf('first', { priceCents: 50_000_000 }, { monthlyPaymentCents: 300_000, ...fit(90, 'misses') }),
    homeOf('second', { priceCents: 40_000_000 }, { pricePerSquareFootCents: 20_000 }),
    homeOf('third', { priceCents: 40_000_000 }, { monthlyPaymentCents: 200_000, ...fit(60, 'fits') }),
  ];

  it.each<[Order, string[]]>([
    ['newest', ['first', 'second', 'third']],
    ['price', ['second', 'third', 'first']],
    ['payment', ['third', 'first', 'second']],
    ['squareFoot', ['second', 'first', 'third']],
    ['fit', ['third', 'first', 'second']],
  ])('by %s puts unknown figures last, and keeps equal ones as they were', (order, expected) => {
    expect(idsOf(homes, { order })).toEqual(expected);
  });

  it.each(Object.keys(orders) as Order[])('by %s is the same whoever lives around a home', (order) => {
    const around = { neighbors: 'any', crimeRate: 9, safety: 1, schoolScore: 1, ageRestricted: true };
    const expected = idsOf(homes, { order });
    for (const [place] of homes.entries()) {
      const changed = homes.map((home, other) => (other === place ? { ...home, ...around } : home));
      expect(idsOf(changed, { order })).toEqual(expected);
    }
  });
});
