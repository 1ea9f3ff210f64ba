import { escapeHtml } from './html.js';
import type { Site } from './site.js';

/** `robots.txt`: everything except the API and the pages behind sign-in, and where the site map is. */
export function robotsText({ origin, pages }: Pick<Site, 'origin' | 'pages'>): string {
  const closed = pages.filter(({ access }) => access !== 'public');
  const beginnings = closed.map(({ path }) => path.replace(/:.*/s, ''));
  const rules = [...new Set(['/api/', ...beginnings])].map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...rules, 'Allow: /', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

/** `sitemap.xml`: every indexable page once, by its canonical address. No `lastmod`: unknown. */
export function siteMap({ origin, pages }: Pick<Site, 'origin' | 'pages'>): string {
  const listed = pages.filter(({ path, prerendered }) => prerendered?.indexed && path === prerendered.canonicalPath);
  const urls = listed.map(({ path }) => `  <url><loc>${escapeHtml(origin + path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
