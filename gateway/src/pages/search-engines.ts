import { escapeHtml } from './html.js';
import { prerenderedPages, type Site } from './site.js';

/** Of no use to a search engine, and no page of the shell's table. */
const notPages = ['/api/', '/admin', '/email-test'];

/** `robots.txt`: everything but the API and what is for who is signed in, and where the site map is. */
export function robotsText({ origin, shell }: Pick<Site, 'origin' | 'shell'>): string {
  const closed = (shell.pages ?? []).filter(({ access = 'public' }) => access !== 'public').map(({ path }) => path);
  const rules = [...new Set([...notPages, ...closed])].map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...rules, 'Allow: /', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

/** `sitemap.xml`: every page that may be listed, once, by the address that stands for it. Of its age nothing is known. */
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
