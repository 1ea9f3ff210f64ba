import type { Page, PrerenderedPage, Release } from '@hearthway/contracts/releases';
import { describe, expect, it } from '@jest/globals';
import { robotsText, siteMap } from './search-engines.js';

const release = (slice: string, changes: Partial<Release>): Release => ({
  slice,
  version: '0123456789abcdef0123',
  entry: { scripts: [], preloads: [], styles: [], fonts: [] },
  files: [],
  ...changes,
});

const pageOf = (path: string, changes: Partial<PrerenderedPage> = {}): PrerenderedPage => ({
  ...{ path, html: 'x.html', title: path, description: path, canonicalPath: path, indexed: true },
  ...{ jsonLd: [], scripts: [], styles: [] },
  ...changes,
});

const pages: Page[] = [
  ...['/', '/landing', '/about', '/waitlist/joined'].map((path) => ({ path, slice: 'mf-marketing', title: path })),
  { path: '/dashboard', slice: 'mf-journey', title: 'x', access: 'buyer' },
  { path: '/dashboard/:part', slice: 'mf-journey', title: 'x', access: 'buyer' },
  { path: '/admin', slice: 'mf-admin', title: 'x', access: 'admin' },
  { path: '/auth', slice: 'shell', title: 'x' },
];
const prerendered = [
  pageOf('/'),
  pageOf('/landing', { canonicalPath: '/' }),
  pageOf('/about'),
  pageOf('/waitlist/joined', { indexed: false }),
  pageOf('/not-in-the-table'),
];
const site = {
  origin: 'https://hearthway.example',
  pages: pages.map((page) => ({ scripts: [], styles: [], ...page })),
  slices: new Map([['mf-marketing', release('mf-marketing', { prerendered })]]),
};

describe('robots.txt', () => {
  it('allows the public pages, disallows the rest, each once, and names the site map', () => {
    expect(robotsText(site).split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /dashboard',
      'Disallow: /admin',
      'Allow: /',
      '',
      'Sitemap: https://hearthway.example/sitemap.xml',
      '',
    ]);
  });
});

describe('the site map', () => {
  it('lists every indexable page once, by its canonical address', () => {
    const addresses = [...siteMap(site).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
    expect(addresses).toEqual(['https://hearthway.example/', 'https://hearthway.example/about']);
  });

  it('lists nothing of a slice that is not live', () => {
    expect(siteMap({ ...site, slices: new Map() })).not.toContain('<loc>');
  });
});
