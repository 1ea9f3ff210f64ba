import { describe, expect, it } from '@jest/globals';
import { dollarsOf, isTooLow, presetDollars, tooLowText } from './amount.js';

it('presets are whole dollars in ascending order', () => {
  expect(presetDollars).toEqual([25, 50, 75, 100]);
});

describe('a custom amount', () => {
  it.each(['', ' ', 'abc', '-1', '0', '24', '24.99', '5.55', '11,11', '3,5', '1e9', '0x30', '-Infinity'])(
    '"%s" is too low and counts as 25',
    (typed) => {
      expect(isTooLow(typed)).toBe(true);
      expect(dollarsOf('other', typed)).toBe(25);
    },
  );

  it.each([
    ['25', 25],
    ['025', 25],
    ['25.5', 25.5],
    ['5001', 5001],
    ['99999999999999999999', 90_071_992_547_409],
    ['9'.repeat(400), 90_071_992_547_409],
    ['1,000', 1000],
    ['$50', 50],
  ])('"%s" is left for validation', (typed, dollars) => {
    expect(isTooLow(typed)).toBe(false);
    expect(dollarsOf('other', typed)).toBe(dollars);
  });

  it.each([
    ['24.99', 'Please enter at least $25'],
    ['5.55', 'Please enter at least $25'],
    ['', 'Please enter at least $25'],
    ['11,11', 'Please enter a whole dollar amount'],
    ['abc', 'Please enter a whole dollar amount'],
  ])('"%s" is refused with "%s"', (typed, text) => {
    expect(tooLowText(typed)).toBe(text);
  });

  it('is ignored when a preset is selected', () => {
    expect(dollarsOf(75, '300')).toBe(75);
  });
});
