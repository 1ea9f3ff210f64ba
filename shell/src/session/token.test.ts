import { describe, expect, it } from '@jest/globals';
import { unsignedToken } from '../testing/identity-stand-in.js';
import { renewalDelay } from './token.js';

const now = 1_800_000_000_000;
const seconds = now / 1000;

describe('the renewal delay', () => {
  it('is until a minute before a stored token expires', () => {
    expect(renewalDelay(unsignedToken({ iat: seconds - 600, exp: seconds + 300 }), now, false)).toBe(240_000);
  });

  it('is zero when a stored token is about to expire or has expired', () => {
    expect(renewalDelay(unsignedToken({ exp: seconds + 30 }), now, false)).toBe(0);
    expect(renewalDelay(unsignedToken({ exp: seconds - 3600 }), now, false)).toBe(0);
  });

  it('uses the lifetime of a new token, whatever the clock says', () => {
    const token = unsignedToken({ iat: seconds - 86_400, exp: seconds - 86_400 + 900 });
    expect(renewalDelay(token, now, true)).toBe(840_000);
  });

  it('is never zero for a new token', () => {
    expect(renewalDelay(unsignedToken({ iat: seconds, exp: seconds + 10 }), now, true)).toBe(5_000);
  });

  it.each(['', 'opaque', 'a.b.c', `a.${btoa('"text"')}.c`, unsignedToken({ exp: 'soon' })])(
    'is undefined for %j',
    (token) => {
      expect(renewalDelay(token, now, true)).toBeUndefined();
    },
  );
});
