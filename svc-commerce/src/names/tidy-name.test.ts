import { describe, expect, it } from '@jest/globals';
import { tidyName } from './tidy-name.js';

describe('a name', () => {
  it.each([
    ['<b>Jordan</b> & Co', '<b>Jordan</b> & Co', 'HTML as the text that it is'],
    ['Zoë Núñez-王', 'Zoë Núñez-王', 'letters of any script'],
    ['Jordan\r\nBcc: all@example.com', 'Jordan Bcc: all@example.com', 'one line'],
    ['Jor\u0000dan\u0007', 'Jor dan', 'no control characters'],
    ['Jordan \u202egnp.exe', 'Jordan gnp.exe', 'no mark that turns the direction of text'],
    ['  Jordan \t\u2003 Rivera ', 'Jordan Rivera', 'single spaces'],
  ])('%j is kept as %j: %s', (given, kept) => {
    expect(tidyName(given)).toBe(kept);
  });

  it('is at most 200 characters long, and no character is cut in two', () => {
    expect(Array.from(tidyName('🏡'.repeat(300)))).toEqual(Array<string>(200).fill('🏡'));
  });
});
