import { expect, it } from '@jest/globals';
import { aboutDollars, dollars, dollarsDown, dollarsUp, percent, percentBeside } from './number-format.js';

it.each([
  [350, '3.5%'],
  [10_000, '100%'],
  [1, '0.01%'],
  [123_456, '1,234.56%'],
])('%i basis points are %s', (basisPoints, text) => {
  expect(percent(basisPoints)).toBe(text);
});

it.each([
  [3_266, 3_600, '33%'],
  [3_866, 3_600, '39%'],
  [3_640, 3_600, '36.4%'],
  [3_602, 3_600, '36.02%'],
  [3_599, 3_600, '35.99%'],
  [3_600, 3_600, '36%'],
  [350, 350, '3.5%'],
  [320, 350, '3%'],
])('%i basis points beside a limit of %i are %s', (basisPoints, limit, text) => {
  expect(percentBeside(basisPoints, limit)).toBe(text);
});

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
