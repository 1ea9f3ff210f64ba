import { describe, expect, it } from '@jest/globals';
import { dollarsOf, isTooLittle, presetDollars } from './amount.js';

it('the presets are whole dollars, the least of them first', () => {
  expect(presetDollars).toEqual([25, 50, 75, 100]);
});

describe('what is typed beside the presets', () => {
  it.each(['', ' ', 'abc', '-1', '0', '24', '24.99', '-Infinity'])('"%s" is too little, and counts as 25', (typed) => {
    expect(isTooLittle(typed)).toBe(true);
    expect(dollarsOf('other', typed)).toBe(25);
  });

  it.each([
    ['25', 25],
    ['025', 25],
    ['25.5', 25.5],
    ['5001', 5001],
    ['1e9', 1e9],
  ])('"%s" stands as it is, for the check to judge', (typed, dollars) => {
    expect(isTooLittle(typed)).toBe(false);
    expect(dollarsOf('other', typed)).toBe(dollars);
  });

  it('counts only while nothing else is chosen', () => {
    expect(dollarsOf(75, '300')).toBe(75);
  });
});
