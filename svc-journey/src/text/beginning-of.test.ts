import { describe, expect, it } from '@jest/globals';
import { beginningOf } from './beginning-of.js';

describe('the beginning of a text', () => {
  it.each([
    ['Oak Street', 10, 'Oak Street'],
    ['Oak Street', 3, 'Oak'],
    ['Oak 🏡', 5, 'Oak '],
    ['Oak 🏡', 6, 'Oak 🏡'],
    ['Oak 👩‍👩‍👧', 9, 'Oak '],
    ['Oak 🏡🏡', 6, 'Oak 🏡'],
    ['', 3, ''],
  ])('of “%s”, at most %d long, has only whole characters', (text, maximum, beginning) => {
    expect(beginningOf(text, maximum)).toBe(beginning);
  });
});
