import { expect, it } from 'vitest';
import { dollars, dollarsNeeded, percent, percentagePoints } from './figures.js';

it.each([
  [350, '3.5%'],
  [10_000, '100%'],
  [1, '0.01%'],
  [123_456, '1,234.56%'],
])('%i basis points are %s', (basisPoints, text) => {
  expect(percent(basisPoints)).toBe(text);
});

it.each([
  [100, '1 point'],
  [505, '5.05 points'],
  [50, '0.5 points'],
])('%i basis points are %s between two shares', (basisPoints, text) => {
  expect(percentagePoints(basisPoints)).toBe(text);
});

it.each([
  [211_598, '$2,115.98', '$2,116'],
  [35_000_000, '$350,000', '$350,000'],
  [1, '$0.01', '$1'],
])('%d cents are %s, and %s where that much is needed', (cents, exact, needed) => {
  expect([dollars(cents), dollarsNeeded(cents)]).toEqual([exact, needed]);
});
