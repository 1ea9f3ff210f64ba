import { describe, expect, it } from '@jest/globals';
import { plainText, parseLinks } from './rich-text.js';

describe('a text with links', () => {
  it('is split in order', () => {
    expect(parseLinks('See [the terms](/terms) and [us](mailto:us@example.com).')).toEqual([
      'See ',
      { text: 'the terms', href: '/terms' },
      ' and ',
      { text: 'us', href: 'mailto:us@example.com' },
      '.',
    ]);
  });

  it.each(['', 'Nothing but words', 'Brackets [alone] and (these) too', '[open](never'])(
    'leaves %j unchanged',
    (text) => {
      expect(parseLinks(text)).toEqual(text === '' ? [] : [text]);
    },
  );

  it('becomes plain text without URLs', () => {
    expect(plainText(['Read [the terms](/terms).', ['One', 'Two [points](/faq)']])).toBe(
      'Read the terms.\nOne\nTwo points',
    );
  });
});
