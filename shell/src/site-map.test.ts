import { describe, expect, it } from '@jest/globals';
import { createSiteMap } from './site-map.js';
import { testPages, testSiteMap } from './testing/test-site-map.js';

const site = testSiteMap();

describe('the map of the site', () => {
  it.each([
    ['/', 'mf-marketing', false],
    ['/auth', 'shell', false],
    ['/dashboard', 'mf-journey', true],
    ['/home-search/6f1f7a52-6c0e', 'mf-journey', true],
    ['/admin', 'mf-admin', false],
  ])('knows the owner of %s, and whether it is a buyer’s own', (path, slice, isPrivate) => {
    expect(site.pageAt(path)?.slice).toBe(slice);
    expect(site.isPrivate(path)).toBe(isPrivate);
  });

  it.each([
    '/dashboards',
    '/dashboard/',
    '/Dashboard',
    '/auth/login',
    '/home-search/',
    '/home-search/a/b',
    '/constructor',
  ])('has no page at %s', (path) => {
    expect(site.pageAt(path)).toBeUndefined();
    expect(site.isPrivate(path)).toBe(false);
    expect(site.titleAt(path)).toBe('Page not found · Hearthway');
  });

  it('takes over the pages of a later release', () => {
    const map = createSiteMap(testPages);
    map.update([{ path: '/new', slice: 'mf-journey', title: 'New' }]);
    expect(map.titleAt('/new')).toBe('New');
    expect(map.pageAt('/dashboard')).toBeUndefined();
  });
});
