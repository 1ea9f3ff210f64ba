import { notFoundPage } from '@hearthway/contracts/pages';
import { pageElements, releasePlaceholder } from '@hearthway/contracts/constants';
import type { Page, PageTitles, PrerenderedPage, Release, Remotes } from '@hearthway/contracts/releases';
import { dataBlock, escapeHtml } from './html.js';
import { description, structuredData } from './page-description.js';
import { paintLinks, scriptLinks, scripts } from './page-files.js';
import { assetUrl, prerenderedAt, prerenderedPages, type Site } from './site.js';

export interface RenderedPages {
  /** Path to HTML. */
  readonly pages: ReadonlyMap<string, string>;
  readonly notFound: string;
}

const headPlaceholder = '<!--hearthway:head-->';
const bodyPlaceholder = '<!--hearthway:body-->';

/** The HTML of every page of the site. @throws Error when the shell's template lacks a placeholder */
export function renderPages(site: Site): RenderedPages {
  for (const placeholder of [headPlaceholder, bodyPlaceholder]) {
    if (!site.template.includes(placeholder)) throw new Error(`The shell's template has no ${placeholder}`);
  }
  const data = siteData(site);
  const render = (page: Page) => renderPage(site, data, page);
  return {
    pages: new Map((site.shell.pages ?? []).map((page) => [page.path, render(page)])),
    notFound: render({ path: '', title: notFoundPage.title, slice: site.shell.slice }),
  };
}

/** Names exactly the files that this page needs first, so that the browser requests all of them at once. */
function renderPage(site: Site, data: readonly string[], page: Page): string {
  const { shell, origin } = site;
  const owner = page.slice === shell.slice ? undefined : site.slices.get(page.slice);
  const prerendered = prerenderedAt(site.slices, page);
  const files = { shell, owner, prerendered };
  const head = [
    `<title>${escapeHtml(prerendered?.title ?? page.title)}</title>`,
    ...paintLinks(files),
    ...(owner && prerendered ? description(origin, owner, prerendered) : []),
    ...scriptLinks(files),
    ...(prerendered ? structuredData(origin, prerendered) : []),
    ...data,
    ...scripts(shell),
  ];
  const markup = site.markup.get(page.path) ?? '';
  const body = owner && prerendered ? prerenderedElement(owner, prerendered, markup) : '';
  return fill(fill(site.template, headPlaceholder, head.join('\n    ')), bodyPlaceholder, body);
}

/** The element in which the slice finds its markup, to hydrate it if it belongs to the current path. */
function prerenderedElement(owner: Release, { path }: PrerenderedPage, markup: string): string {
  const id = escapeHtml(pageElements.sliceId(owner.slice));
  const contents = markup.replaceAll(releasePlaceholder, () => assetUrl(owner, ''));
  return `<div id="${id}" ${pageElements.prerenderedAttribute}="${escapeHtml(path)}">${contents}</div>`;
}

/** Tells the shell where each slice's manifest is, and what slices call their pages. */
function siteData(site: Site): string[] {
  const manifests: Remotes = Object.fromEntries(
    [...site.slices.values()].flatMap((release) =>
      release.entry.manifest ? [[release.slice, assetUrl(release, release.entry.manifest)] as const] : [],
    ),
  );
  const titles: PageTitles = Object.fromEntries(prerenderedPages(site).map(({ path, title }) => [path, title]));
  return [
    dataBlock(`type="application/json" id="${pageElements.remotesId}"`, manifests),
    dataBlock(`type="application/json" id="${pageElements.titlesId}"`, titles),
  ];
}

function fill(template: string, placeholder: string, contents: string): string {
  return template.replace(placeholder, () => contents);
}
