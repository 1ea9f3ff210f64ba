import { expect, it } from '@jest/globals';
import { aboutDollars, dollars, dollarsDown, dollarsUp } from './number-format.js';

it.each([
  [272_143, 'about $2,720'],
  [22_143, 'about $220'],
])('%d cents a month are %s', (cents, text) => {
  expect(aboutDollars(cents)).toBe(text);
});

it.each([
  [211_548, '$2,115', '$2,115', '$2,116'],
  [211_598, '$2,116', '$2,115', '$2,116'],
  [35_000_000, '$350,000', '$350,000', '$350,000'],
  [1, '$0', '$0', '$1'],
])('%d cents are %s, %s rounded down, and %s rounded up', (cents, nearest, down, up) => {
  expect([dollars(cents), dollarsDown(cents), dollarsUp(cents)]).toEqual([nearest, down, up]);
});
