import { describe, expect, it } from 'vitest';
import { readRefreshCookie, refreshCookieName } from './refresh-cookie.js';

const secret = 'a'.repeat(42) + '_';

describe('reading the refresh cookie', () => {
  it.each([
    ['alone', `${refreshCookieName}=${secret}`],
    ['among others', `theme=dark; ${refreshCookieName}=${secret}; lang=en`],
  ])('finds it %s', (_, header) => {
    expect(readRefreshCookie(header)).toBe(secret);
  });

  it.each([
    ['no cookie at all', undefined],
    ['another cookie whose name ends alike', `x${refreshCookieName}=${secret}`],
    ['a secret that is too short', `${refreshCookieName}=${secret.slice(1)}`],
    ['a secret that is too long', `${refreshCookieName}=${secret}a`],
    ['a secret with other characters', `${refreshCookieName}=${'$'.repeat(43)}`],
  ])('finds nothing in %s', (_, header) => {
    expect(readRefreshCookie(header)).toBeUndefined();
  });
});
