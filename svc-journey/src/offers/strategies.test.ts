import { exampleComparables } from '@hearthway/contracts/examples';
import type { OfferComparable } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { priceStrategies, type PriceCaps } from './strategies.js';

const sale = (priceCents: number, changes: Partial<OfferComparable> = {}): OfferComparable => ({
  ...exampleComparables[0]!,
  priceCents,
  ...changes,
});
const noCaps: PriceCaps = { ceilingCents: null, letterCents: null };
const homeOf = (squareFeet: number | null) => ({ squareFeet, priceCents: 40_000_000 });
const prices = (sales: readonly OfferComparable[], squareFeet: number | null) =>
  priceStrategies(sales, noCaps, homeOf(squareFeet))?.map(({ priceCents }) => priceCents / 100);

describe('three prices from comparable sales', () => {
  it('are the low third, the median, and the high third, rounded down to $500', () => {
    const sales = [420_000, 390_000, 410_300, 400_000].map((price) => sale(price * 100));
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
    const strategies = priceStrategies(sales, caps, homeOf(null)) ?? [];
    expect(strategies.map(({ name, priceCents, cappedBy }) => [name, priceCents, cappedBy])).toEqual([
      ['conservative', 36_650_000, null],
      ['market', 38_000_000, 'letterCents'],
      ['competitive', 38_000_000, 'letterCents'],
    ]);
    expect(strategies[1]?.reasons).toEqual([
      'The middle of your sales, rounded down to $500: what homes like this one sell for.',
      'Lowered from $400,000 to the amount of your pre-approval letter.',
      'Of your 3 sales, adjusted for your home, it’s above 1 and below 2.',
      '$20,000 (5%) below the asking price.',
    ]);
    const [conservative] = priceStrategies(sales, { ...noCaps, ceilingCents: 35_000_000 }, undefined) ?? [];
    expect(conservative?.reasons.slice(1, 2)).toEqual([
      'Lowered from $366,500 to the most that a loan allows you by your pinned budget.',
    ]);
  });

  it('say how many sales each is above, for the home', () => {
    const sales = [42_000_000, 42_400_000, 48_000_000].map((price) => sale(price));
    const besideSales = (priceStrategies(sales, noCaps, undefined) ?? []).map(({ priceCents, reasons }) => [
      priceCents,
      reasons.at(-1),
    ]);
    expect(besideSales).toEqual([
      [42_250_000, 'Of your 3 sales, adjusted for your home, it’s above 1 and below 2.'],
      [42_400_000, 'Of your 3 sales, adjusted for your home, it’s above 1, the same as 1, and below 1.'],
      [44_250_000, 'Of your 3 sales, adjusted for your home, it’s above 2 and below 1.'],
    ]);
  });

  it('need three sales', () => {
    expect(prices([sale(30_000_000), sale(40_000_000)], null)).toBeUndefined();
  });

  it('rise from the first to the last, and stay among the sales and below the caps', () => {
    const cents = fc.integer({ min: 10_000_000, max: 100_000_000 });
    fc.assert(
      fc.property(
        fc.array(cents, { minLength: 3, maxLength: 6 }),
        fc.record({ ceilingCents: fc.option(cents), letterCents: fc.option(cents) }),
        (soldFor, caps) => {
          const found =
            priceStrategies(
              soldFor.map((price) => sale(price)),
              caps,
              homeOf(null),
            ) ?? [];
          const [low, middle, high] = found.map(({ priceCents }) => priceCents) as [number, number, number];
          expect(low <= middle && middle <= high).toBe(true);
          const limits = [Math.max(...soldFor), caps.ceilingCents ?? Infinity, caps.letterCents ?? Infinity];
          expect(high).toBeLessThanOrEqual(Math.min(...limits));
        },
      ),
    );
  });
});
