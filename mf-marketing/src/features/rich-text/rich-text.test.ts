import { describe, expect, it } from '@jest/globals';
import { plainText, runsOf } from './rich-text.js';

describe('a text with links', () => {
  it('is taken apart in order', () => {
    expect(runsOf('See [the terms](/terms) and [us](mailto:us@example.com).')).toEqual([
      'See ',
      { words: 'the terms', address: '/terms' },
      ' and ',
      { words: 'us', address: 'mailto:us@example.com' },
      '.',
    ]);
  });

  it.each(['', 'Nothing but words', 'Brackets [alone] and (these) too', '[open](never'])(
    'leaves %j as it is',
    (text) => {
      expect(runsOf(text)).toEqual(text === '' ? [] : [text]);
    },
  );

  it('is read without its addresses', () => {
    expect(plainText(['Read [the terms](/terms).', ['One', 'Two [points](/faq)']])).toBe(
      'Read the terms.\nOne\nTwo points',
    );
  });
});
