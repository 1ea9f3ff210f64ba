import { brand } from '@hearthway/contracts/brand';
import { dataBlock, escapeHtml } from './html.js';
import { assetUrl, type Site, type SitePage } from './site.js';

/** What a prerendered page tells search engines and link previews about itself. */
export function description({ origin }: Pick<Site, 'origin'>, { owner, title, prerendered }: SitePage): string[] {
  if (!prerendered) return [];
  const address = origin + prerendered.canonicalPath;
  const image = prerendered.image === undefined ? undefined : origin + assetUrl(owner, prerendered.image);
  return [
    named('description', prerendered.description),
    ...(prerendered.indexed ? [] : [named('robots', 'noindex')]),
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    property('og:type', 'website'),
    property('og:site_name', brand.name),
    property('og:title', title),
    property('og:description', prerendered.description),
    property('og:url', address),
    ...(image === undefined ? [] : [property('og:image', image)]),
    named('twitter:card', image === undefined ? 'summary' : 'summary_large_image'),
  ];
}

/** The page's schema.org objects. A slice does not know the site's origin, so its addresses begin with a slash. */
export function structuredData({ origin }: Pick<Site, 'origin'>, { prerendered }: SitePage): string[] {
  return (prerendered?.jsonLd ?? []).map((object) =>
    dataBlock('type="application/ld+json"', withAddresses({ '@context': 'https://schema.org', ...object }, origin)),
  );
}

const addressKeys = new Set(['@id', 'url', 'item', 'image', 'logo', 'mainEntityOfPage']);

function withAddresses(value: unknown, origin: string, key = ''): unknown {
  if (typeof value === 'string') return addressKeys.has(key) && /^\/(?!\/)/.test(value) ? origin + value : value;
  if (Array.isArray(value)) return value.map((one) => withAddresses(one, origin, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withAddresses(one, origin, name)]));
}

const named = (name: string, content: string): string => `<meta name="${name}" content="${escapeHtml(content)}">`;
const property = (name: string, content: string): string =>
  `<meta property="${name}" content="${escapeHtml(content)}">`;
