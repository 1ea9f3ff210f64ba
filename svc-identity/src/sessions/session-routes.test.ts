import { describe, expect, it } from '@jest/globals';
import { isSameOrigin } from './session-routes.js';

const own = { protocol: 'https', host: 'hearthway.example' };

describe('same-origin check', () => {
  it.each([
    ['the browser says same-origin', { fetchSite: 'same-origin', origin: undefined }, true],
    ['the browser says same-site', { fetchSite: 'same-site', origin: 'https://hearthway.example' }, false],
    [
      'the browser says cross-site, whatever the origin',
      { fetchSite: 'cross-site', origin: 'https://hearthway.example' },
      false,
    ],
    ['the browser says none', { fetchSite: 'none', origin: undefined }, false],
    ['an older browser names our origin', { fetchSite: undefined, origin: 'https://hearthway.example' }, true],
    ['the origin has another scheme', { fetchSite: undefined, origin: 'http://hearthway.example' }, false],
    ['the origin is a subdomain', { fetchSite: undefined, origin: 'https://evil.hearthway.example' }, false],
    ['the origin is opaque', { fetchSite: undefined, origin: 'null' }, false],
    ['nothing is said', { fetchSite: undefined, origin: undefined }, false],
  ])('%s', (_, said, expected) => {
    expect(isSameOrigin({ ...own, ...said })).toBe(expected);
  });

  it('refuses when the request names no host', () => {
    expect(
      isSameOrigin({ fetchSite: undefined, origin: 'https://undefined', protocol: 'https', host: undefined }),
    ).toBe(false);
  });
});
