import { describe, expect, it } from '@jest/globals';
import { emailKey, tidyName } from './personal-data.js';

describe('a name', () => {
  it.each([
    ['<b>Jordan</b> & Co', '<b>Jordan</b> & Co', 'HTML stays text'],
    ['Zoë Núñez-王', 'Zoë Núñez-王', 'letters of any script'],
    ['Jordan\r\nBcc: all@example.com', 'Jordan Bcc: all@example.com', 'one line'],
    ['Jor\u0000dan\u0007', 'Jor dan', 'no control characters'],
    ['Jordan \u202egnp.exe', 'Jordan gnp.exe', 'no direction marks'],
    ['  Jordan \t\u2003 Rivera ', 'Jordan Rivera', 'single spaces'],
  ])('%j is stored as %j: %s', (given, stored) => {
    expect(tidyName(given)).toBe(stored);
  });
});

describe('an email address', () => {
  it.each(['jordan@example.com', 'JORDAN@EXAMPLE.COM', ' Jordan@example.com\t'])(
    'written as %j is the same address',
    (email) => {
      expect(emailKey(email)).toBe('jordan@example.com');
    },
  );
});
