import type { ComparableSale } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { priceStrategies, type PriceCaps } from './strategies.js';

const sale = (priceCents: number, changes: Partial<ComparableSale> = {}): ComparableSale => ({
  address: '1 Oak Street',
  priceCents,
  soldOn: '2026-10-01',
  squareFeet: null,
  adjustmentCents: 0,
  note: '',
  ...changes,
});
const noCaps: PriceCaps = { ceilingCents: null, letterCents: null };
const prices = (sales: readonly ComparableSale[], squareFeet: number | null, caps = noCaps) =>
  priceStrategies(sales, squareFeet, caps)?.map(({ priceCents }) => priceCents / 100);

describe('three prices from comparable sales', () => {
  it('are the low third, the median, and the high third, rounded down to $500', () => {
    const sales = [390_000, 400_000, 410_300, 420_000].map((price) => sale(price * 100));
    expect(prices(sales, null)).toEqual([400_000, 405_000, 410_000]);
  });

  it('count adjustments, and sizes if all are known', () => {
    const sales = [
      sale(40_000_000, { squareFeet: 2_000 }),
      sale(40_000_000, { squareFeet: 2_000, adjustmentCents: -4_000_000 }),
      sale(40_000_000, { squareFeet: 2_000, adjustmentCents: 4_000_000 }),
    ];
    expect(prices(sales, 1_000)).toEqual([193_000, 200_000, 206_500]);
    expect(prices([...sales.slice(1), sale(40_000_000)], 1_000)).toEqual([386_500, 400_000, 413_000]);
  });

  it('never go above the ceiling or the letter, and say which one lowered them', () => {
    const sales = [30_000_000, 40_000_000, 50_000_000].map((price) => sale(price));
    const caps = { ceilingCents: 41_000_000, letterCents: 38_012_345 };
    expect(priceStrategies(sales, null, caps)).toEqual([
      { name: 'conservative', indicatedCents: 36_650_000, priceCents: 36_650_000, cappedBy: null },
      { name: 'market', indicatedCents: 40_000_000, priceCents: 38_000_000, cappedBy: 'letterCents' },
      { name: 'competitive', indicatedCents: 43_300_000, priceCents: 38_000_000, cappedBy: 'letterCents' },
    ]);
  });

  it('need three sales', () => {
    expect(prices([sale(30_000_000), sale(40_000_000)], null)).toBeUndefined();
  });

  it('rise from the first to the last, whatever the sales', () => {
    for (let seed = 1; seed <= 500; seed += 1) {
      const random = (index: number) => ((seed * 7_919 + index * 104_729) % 1_000) / 1_000;
      const sales = Array.from({ length: 3 + (seed % 4) }, (_, index) =>
        sale(20_000_000 + Math.round(random(index) * 60_000_000), {
          squareFeet: 800 + Math.round(random(index + 9) * 3_000),
        }),
      );
      const result = priceStrategies(sales, 1_500, noCaps) ?? [];
      const sorted = result.map(({ priceCents }) => priceCents).toSorted((one, other) => one - other);
      expect(result.map(({ priceCents }) => priceCents)).toEqual(sorted);
    }
  });
});
