import { describe, expect, it } from '@jest/globals';
import { formatEventData } from './format-event-data.js';

describe('a value of an event’s data', () => {
  it.each([
    ['a text that is longer than thirty characters', 'a text that is longer than thirty characters'],
    [75, '75'],
    [false, 'false'],
    [null, 'null'],
    [{ a: 1 }, '{"a":1}'],
    [{ section: 'the-features-0123' }, '{"section":"the-features-0123"'.slice(0, 30) + '…'],
    [['🏠'.repeat(40)], `["${'🏠'.repeat(28)}…`],
  ])('%j', (value, text) => {
    expect(formatEventData(value)).toBe(text);
  });
});
