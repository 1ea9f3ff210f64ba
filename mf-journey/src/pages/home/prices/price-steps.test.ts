import { expect, it } from '@jest/globals';
import { changeSinceFirst, priceSteps } from './price-steps.js';

const history = [
  { priceCents: 40_900_000, since: '2026-10-20T15:00:00.000Z' },
  { priceCents: 38_900_000, since: '2026-11-18T15:00:00.000Z' },
  { priceCents: 39_500_000, since: '2026-11-25T15:00:00.000Z' },
];

it('each price is shown with its drop or rise, the latest first', () => {
  expect(priceSteps(history).map(({ priceCents, changeCents }) => [priceCents, changeCents])).toEqual([
    [39_500_000, 600_000],
    [38_900_000, -2_000_000],
    [40_900_000, undefined],
  ]);
});

it('all changes together are counted from the first price', () => {
  expect(changeSinceFirst(history)).toBe(-1_400_000);
  expect(changeSinceFirst(history.slice(0, 1))).toBe(0);
});
