import { describe, expect, it } from '@jest/globals';
import { unsignedToken } from '../testing/identity-stand-in.js';
import { renewalDelay } from './token.js';

const now = 1_800_000_000_000;
const seconds = now / 1000;

describe('when a token is renewed', () => {
  it('is a minute before a stored one ends', () => {
    expect(renewalDelay(unsignedToken({ iat: seconds - 600, exp: seconds + 300 }), now, false)).toBe(240_000);
  });

  it('is at once when a stored one is about to end or has ended', () => {
    expect(renewalDelay(unsignedToken({ exp: seconds + 30 }), now, false)).toBe(0);
    expect(renewalDelay(unsignedToken({ exp: seconds - 3600 }), now, false)).toBe(0);
  });

  it('goes by the length of one that has just arrived, whatever the clock says', () => {
    const token = unsignedToken({ iat: seconds - 86_400, exp: seconds - 86_400 + 900 });
    expect(renewalDelay(token, now, true)).toBe(840_000);
  });

  it('is never at once for one that has just arrived', () => {
    expect(renewalDelay(unsignedToken({ iat: seconds, exp: seconds + 10 }), now, true)).toBe(5_000);
  });

  it.each(['', 'opaque', 'a.b.c', `a.${btoa('"text"')}.c`, unsignedToken({ exp: 'soon' })])(
    'is not known for %j',
    (token) => {
      expect(renewalDelay(token, now, true)).toBeUndefined();
    },
  );
});
