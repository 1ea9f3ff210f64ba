import { emptyHomeEntry, type ComparableSale } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { comparablesOf } from './comparables.js';

function sale(id: string, part: Partial<ComparableSale>): ComparableSale {
  const { address, city, state, bedrooms, bathrooms, yearBuilt, propertyType } = emptyHomeEntry;
  const facts = { address, city, state, bedrooms, bathrooms, yearBuilt, propertyType };
  return { id, ...facts, zipCode: '78704', priceCents: 40_000_000, squareFeet: 1_000, soldOn: '2026-09-01', ...part };
}
const home = { zipCode: '78704-1234' };
const medianOf = (...squareFeet: readonly (number | null)[]) =>
  comparablesOf(
    home,
    squareFeet.map((feet, place) => sale(String(place), { squareFeet: feet })),
  )?.perSquareFoot;

describe('comparable sales', () => {
  it('are those of the same ZIP code, sold last first', () => {
    const sales = [
      sale('earlier', { soldOn: '2026-03-01' }),
      sale('elsewhere', { zipCode: '78756' }),
      sale('unknown', { zipCode: '' }),
      sale('later', { soldOn: '2026-10-01', zipCode: '78704-0001' }),
    ];
    expect(comparablesOf(home, sales)?.sales.map(({ id }) => id)).toEqual(['later', 'earlier']);
    expect(comparablesOf({ zipCode: '78729' }, sales)).toBeUndefined();
    expect(comparablesOf({ zipCode: '' }, sales)).toBeUndefined();
  });

  it('have a median price per square foot', () => {
    expect(medianOf(1_000)).toEqual({ count: 1, lowCents: 40_000, medianCents: 40_000, highCents: 40_000 });
    expect(medianOf(2_000, 1_000, 1_600)).toEqual({
      count: 3,
      lowCents: 20_000,
      medianCents: 25_000,
      highCents: 40_000,
    });
    expect(medianOf(1_000, 2_000)?.medianCents).toBe(30_000);
  });

  it('without square feet don’t count for it', () => {
    expect(medianOf(null, 2_000)).toMatchObject({ count: 1, medianCents: 20_000 });
    expect(medianOf(null)).toBeUndefined();
  });
});
