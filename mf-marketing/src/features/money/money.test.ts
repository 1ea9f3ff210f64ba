import { expect, it } from 'vitest';
import { dollars } from './money.js';

it.each([
  [2_500, '$25'],
  [14_900, '$149'],
  [500_000, '$5,000'],
  [2_550, '$25.50'],
  [5, '$0.05'],
  [0, '$0'],
  [123_456_789, '$1,234,567.89'],
])('%i cents are written %s', (cents, text) => {
  expect(dollars(cents)).toBe(text);
});
