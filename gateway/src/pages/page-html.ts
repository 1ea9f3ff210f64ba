import { pageElements, releasePlaceholder, templatePlaceholders } from '@hearthway/contracts/constants';
import { notFoundPage } from '@hearthway/contracts/page-paths';
import { dataBlock, escapeHtml } from './html.js';
import { description, structuredData } from './page-description.js';
import { paintLinks, scriptLinks, scripts } from './page-files.js';
import { assetUrl, siteData, type Site, type SitePage } from './site.js';

/**
 * The HTML of a page, or that for an address where none is. It names exactly the files that this page needs first, so that the
 * browser requests all of them at once. `markup` is what the page was prerendered to.
 */
export function renderPage(site: Site, page: SitePage | undefined, markup = ''): string {
  const head = [
    `<title>${escapeHtml(page?.title ?? notFoundPage.title)}</title>`,
    ...paintLinks(site, page),
    ...(page ? description(site, page) : []),
    ...scriptLinks(site, page),
    ...(page ? structuredData(site, page) : []),
    dataBlock(`type="application/json" id="${pageElements.siteId}"`, siteData(site)),
    ...scripts(site),
  ];
  const body = page?.prerendered ? prerenderedElement(page, markup) : '';
  const filled = fill(site.template, templatePlaceholders.head, head.join('\n    '));
  return fill(filled, templatePlaceholders.body, body);
}

/** The element in which the slice finds its markup, to hydrate it if it belongs to the current path. */
function prerenderedElement({ owner, path }: SitePage, markup: string): string {
  const id = escapeHtml(pageElements.sliceId(owner.slice));
  const contents = markup.replaceAll(releasePlaceholder, () => assetUrl(owner, ''));
  return `<div id="${id}" ${pageElements.prerenderedAttribute}="${escapeHtml(path)}">${contents}</div>`;
}

function fill(template: string, placeholder: string, contents: string): string {
  return template.replace(placeholder, () => contents);
}
