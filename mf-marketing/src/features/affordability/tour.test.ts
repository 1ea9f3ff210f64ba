import { describe, expect, it } from '@jest/globals';
import { estimate, exampleInputs } from './estimate.js';
import { stopMilliseconds, stops, tourAt } from './tour.js';

const endOf = (stop: number) => tourAt(exampleInputs, (stop + 1) * stopMilliseconds - 1);

describe('the demo', () => {
  it('starts by moving the buyer to Arizona', () => {
    expect(endOf(0)).toEqual({ inputs: { ...exampleInputs, state: 'AZ' }, caption: 'The same buyer in Arizona' });
  });

  it('shows how each change affects the price', () => {
    const prices = stops.map((_, stop) => estimate(endOf(stop)!.inputs).priceCents / 100);
    expect(prices).toEqual([359_409, 384_684, 400_000, 364_901, 304_758]);
    expect(estimate(endOf(3)!.inputs).limitingFactor).toBe('debts');
  });

  it('ends with the numbers it started with', () => {
    expect(endOf(stops.length - 1)?.inputs).toEqual(exampleInputs);
    expect(tourAt(exampleInputs, stops.length * stopMilliseconds)).toBeUndefined();
  });

  it('moves in slider steps and never overshoots', () => {
    for (let elapsed = 0; elapsed < stopMilliseconds; elapsed += 50) {
      const { downPaymentCents } = tourAt(exampleInputs, stopMilliseconds + elapsed)!.inputs;
      expect(downPaymentCents % 100_000).toBe(0);
      expect(downPaymentCents).toBeGreaterThanOrEqual(4_000_000);
      expect(downPaymentCents).toBeLessThanOrEqual(6_000_000);
    }
  });
});
