import { describe, expect, it } from '@jest/globals';
import { isPageAt } from './pages.js';

describe('a page without a parameter', () => {
  it('is at its own path only', () => {
    expect(isPageAt('/home-search', '/home-search')).toBe(true);
    expect(isPageAt('/home-search', '/home-search/')).toBe(false);
    expect(isPageAt('/home-search', '/Home-Search')).toBe(false);
  });
});

describe('a page with a parameter', () => {
  const path = '/home-search/:homeId';

  it.each(['/home-search/a', '/home-search/6f1f7a52-6c0e-4c37-9a39-0b8f0f6a3f11', `/home-search/${'a'.repeat(64)}`])(
    'is at %s',
    (asked) => expect(isPageAt(path, asked)).toBe(true),
  );

  it.each([
    '/home-search',
    '/home-search/',
    '/home-search/a/b',
    '/home-search/:homeId',
    '/home-search/a%2Fb',
    '/home-search/..',
    `/home-search/${'a'.repeat(65)}`,
    '/other/a',
  ])('isn’t at %s', (asked) => expect(isPageAt(path, asked)).toBe(false));
});
