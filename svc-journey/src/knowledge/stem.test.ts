import { expect, it } from '@jest/globals';
import { stem } from './stem.js';

it.each([
  [['close', 'closed', 'closing', 'closes']],
  [['inspect', 'inspection', 'inspections', 'inspector', 'inspected']],
  [['appraise', 'appraisal', 'appraiser', 'appraised']],
  [['contingency', 'contingencies', 'contingent']],
  [['taxes', 'tax']],
  [['planning', 'planned', 'plan']],
  [['pay', 'pays', 'paying', 'paid']],
  [['buy', 'buys', 'buying']],
])('%s have one stem', (words) => {
  expect(new Set(words.map(stem)).size).toBe(1);
});

it.each([
  ['statement', 'state'],
  ['seller', 'sell'],
])('%s is not %s', (word, other) => {
  expect(stem(word)).not.toBe(stem(other));
});

it('leaves short and odd words as they are', () => {
  expect(['va', 'hoa', 'need', '1099'].map(stem)).toEqual(['va', 'hoa', 'need', '1099']);
});
