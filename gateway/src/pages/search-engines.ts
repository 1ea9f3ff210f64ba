import { escapeHtml } from './html.js';
import { prerenderedPages, type Site } from './site.js';

/** Useless to a search engine. */
const notPages = ['/api/'];

/** `robots.txt`: everything except the API and the pages behind sign-in, and where the site map is. */
export function robotsText({ origin, pages }: Pick<Site, 'origin' | 'pages'>): string {
  const closed = pages.filter(({ access = 'public' }) => access !== 'public').map(({ path }) => path);
  // A rule covers what its path begins with: `/home-search` also covers `/home-search/:homeId`.
  const whole = closed.filter((path) => !path.includes(':'));
  const rules = [...new Set([...notPages, ...whole])].map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...rules, 'Allow: /', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

/** `sitemap.xml`: every indexable page once, by its canonical address. No `lastmod`: unknown. */
export function siteMap(site: Pick<Site, 'origin' | 'pages' | 'slices'>): string {
  const listed = prerenderedPages(site).filter(({ indexed, path, canonicalPath }) => indexed && path === canonicalPath);
  const urls = listed.map(({ path }) => `  <url><loc>${escapeHtml(site.origin + path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
