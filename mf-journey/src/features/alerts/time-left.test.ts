import { expect, it } from '@jest/globals';
import { timeLeft } from './time-left.js';

const minute = 60_000;

it.each([
  [1, 'in a few minutes'],
  [9.9, 'in a few minutes'],
  [10, 'in about 10 minutes'],
  [54, 'in about 50 minutes'],
  [55, 'in about an hour'],
  [89, 'in about an hour'],
  [4 * 60 - 25, 'in about 4 hours'],
  [47 * 60, 'in about 47 hours'],
  [47.5 * 60, 'in about 2 days'],
  [71 * 60, 'in about 3 days'],
])('%s minutes are said as %j', (minutes, words) => {
  expect(timeLeft(minutes * minute)).toBe(words);
});
