import { escapeHtml } from './html.js';
import { prerenderedPages, type Site } from './site.js';

/** Useless to a search engine, and not in the shell's table of pages. */
const notPages = ['/api/', '/admin', '/email-test'];

/** `robots.txt`: everything except the API and the pages behind sign-in, and where the site map is. */
export function robotsText({ origin, shell }: Pick<Site, 'origin' | 'shell'>): string {
  const closed = (shell.pages ?? []).filter(({ access = 'public' }) => access !== 'public').map(({ path }) => path);
  const rules = [...new Set([...notPages, ...closed])].map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...rules, 'Allow: /', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

/** `sitemap.xml`: every indexable page once, by its canonical address. No `lastmod`: unknown. */
export function siteMap(site: Pick<Site, 'origin' | 'shell' | 'slices'>): string {
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
