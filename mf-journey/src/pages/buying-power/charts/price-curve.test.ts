import { describe, expect, it } from '@jest/globals';
import { bandAt, priceCurve } from './price-curve.js';

const dollars = (amount: number): number => amount * 100;
const limits = { comfortableCents: dollars(303_084), ceilingCents: dollars(462_796) };
/** Half a percent of the price. */
const paymentAt = (priceCents: number): number => priceCents / 200;
const curveFor = (ownPriceCents: number, given = limits) => priceCurve(given, ownPriceCents, paymentAt);

describe('the curve of payments by price', () => {
  it('has round prices to read, and the buyer’s own among them', () => {
    const { steps, position } = curveFor(dollars(303_084));

    expect(steps.map(({ priceCents }) => priceCents / 100)).toEqual([
      50_000, 100_000, 150_000, 200_000, 250_000, 300_000, 303_084, 350_000, 400_000, 450_000, 500_000, 550_000,
      600_000,
    ]);
    expect(steps).toContainEqual(position);
    expect(position.paymentCents).toBe(dollars(303_084) / 200);
  });

  it('names a price once that is round already', () => {
    const { steps } = curveFor(dollars(300_000));

    expect(steps.filter(({ priceCents }) => priceCents === dollars(300_000))).toHaveLength(1);
  });

  it('shows jumps of the payment within a quarter of a step', () => {
    const { points, steps } = curveFor(dollars(300_000));

    expect(points[0]).toEqual({ priceCents: 0, paymentCents: 0 });
    expect(points).toHaveLength(steps.length * 4 + 1);
  });

  it('goes beyond a home over the limit', () => {
    const { points, bands } = curveFor(dollars(900_000));

    expect(points.at(-1)?.priceCents).toBeGreaterThan(dollars(1_000_000));
    expect(bands.at(-1)?.toCents).toBe(points.at(-1)?.priceCents);
  });
});

describe('the bands', () => {
  it('meet, and each limit belongs to the lower one', () => {
    const { bands } = curveFor(dollars(303_084));

    expect(bands.map(({ name, fromCents, toCents }) => [name, fromCents / 100, toCents / 100])).toEqual([
      ['comfortable', 0, 303_084],
      ['stretch', 303_084, 462_796],
      ['over', 462_796, 600_000],
    ]);
    expect([303_084, 303_085, 462_796, 462_797].map((price) => bandAt(dollars(price), bands))).toEqual([
      'comfortable',
      'stretch',
      'stretch',
      'over',
    ]);
  });

  it.each([
    [{ comfortableCents: 0, ceilingCents: dollars(90_000) }, ['stretch', 'over']],
    [{ comfortableCents: dollars(90_000), ceilingCents: dollars(90_000) }, ['comfortable', 'over']],
  ])('leave out an empty one: %j', (given, names) => {
    expect(curveFor(dollars(90_000), given).bands.map(({ name }) => name)).toEqual(names);
  });
});
