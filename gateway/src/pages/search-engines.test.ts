import { describe, expect, it } from '@jest/globals';
import { exampleRelease, examplePage, exampleSite } from '../testing/example-site.js';
import { robotsText, siteMap } from './search-engines.js';

const marketing = exampleRelease('mf-marketing', [
  examplePage('/', { head: {} }),
  examplePage('/landing', { head: { canonicalPath: '/' } }),
  examplePage('/about', { head: {} }),
  examplePage('/waitlist/joined', { head: { indexed: false } }),
  examplePage('/contact'),
]);
const journey = exampleRelease('mf-journey', [
  examplePage('/dashboard', { access: 'buyer' }),
  examplePage('/home-search', { access: 'buyer' }),
  examplePage('/home-search/:homeId', { access: 'buyer' }),
  examplePage('/shared/:token'),
]);
const admin = exampleRelease('mf-admin', [examplePage('/admin', { access: 'admin' })]);
const site = exampleSite([marketing, journey, admin]);

describe('robots.txt', () => {
  it('allows the public pages, disallows the rest, each once, and names the site map', () => {
    expect(robotsText(site).split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /dashboard',
      'Disallow: /home-search',
      'Disallow: /home-search/',
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
});
