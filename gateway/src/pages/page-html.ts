import { brand } from '@hearthway/contracts/brand';
import { pageElements, releasePlaceholder } from '@hearthway/contracts/constants';
import type { Digests, LiveReleases, PrerenderedPage, Release } from '@hearthway/contracts/releases';
import { dataBlock, escapeHtml } from './html.js';
import { digestsOf, firstDigests } from './digests.js';
import { description, structuredData } from './page-description.js';
import { paintLinks, scriptLinks, scripts } from './page-files.js';
import type { SitePage } from '@hearthway/releases';
import { assetUrl, prerenderedAt, type Site } from './site.js';

export interface RenderedPages {
  /** Path to HTML. */
  readonly pages: ReadonlyMap<string, string>;
  readonly notFound: string;
}

const headPlaceholder = '<!--hearthway:head-->';
const bodyPlaceholder = '<!--hearthway:body-->';
const notFoundTitle = `Page not found · ${brand.name}`;

/** The HTML of every page of the site. @throws Error when the shell's template lacks a placeholder */
export function renderPages(site: Site): RenderedPages {
  for (const placeholder of [headPlaceholder, bodyPlaceholder]) {
    if (!site.template.includes(placeholder)) throw new Error(`The shell's template has no ${placeholder}`);
  }
  const data = siteData(site);
  const render = (page: SitePage) => renderPage(site, data, page);
  return {
    pages: new Map(site.pages.map((page) => [page.path, render(page)])),
    notFound: render({ path: '', title: notFoundTitle, slice: site.shell.slice, scripts: [], styles: [] }),
  };
}

/** Names exactly the files that this page needs first, so that the browser requests all of them at once. */
function renderPage(site: Site, data: readonly string[], page: SitePage): string {
  const { shell, origin } = site;
  const owner = page.slice === shell.slice ? undefined : site.slices.get(page.slice);
  const prerendered = prerenderedAt(site.slices, page);
  const files = { shell, owner, page: prerendered ?? page, isPrerendered: prerendered !== undefined };
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
  const template = site.template.replace('<body>', () => `<body>${site.banner ?? ''}`);
  return fill(fill(template, headPlaceholder, head.join('\n    ')), bodyPlaceholder, body);
}

/** The element in which the slice finds its markup, to hydrate it if it belongs to the current path. */
function prerenderedElement(owner: Release, { path }: PrerenderedPage, markup: string): string {
  const id = escapeHtml(pageElements.sliceId(owner.slice));
  const contents = markup.replaceAll(releasePlaceholder, () => assetUrl(owner, ''));
  return `<div id="${id}" ${pageElements.prerenderedAttribute}="${escapeHtml(path)}">${contents}</div>`;
}

function siteData(site: Site): string[] {
  const { remotes, pages, integrity } = siteFacts(site);
  return [
    dataBlock(`type="application/json" id="${pageElements.remotesId}"`, remotes),
    dataBlock(`type="application/json" id="${pageElements.pagesId}"`, pages),
    dataBlock(`type="application/json" id="${pageElements.integrityId}"`, { ...digestsOf(site.shell), ...integrity }),
  ];
}

/** What the shell needs to know of the slices: where they are, what they must be, and which pages there are. */
export function siteFacts({ slices, pages }: Pick<Site, 'slices' | 'pages'>): Omit<LiveReleases, 'withdrawn'> {
  const remotes = Object.fromEntries(
    [...slices.values()].flatMap((release) =>
      release.entry.manifest ? [[release.slice, assetUrl(release, release.entry.manifest)] as const] : [],
    ),
  );
  return {
    remotes,
    integrity: Object.assign({}, ...[...slices.values()].map(firstDigests)) as Digests,
    pages: pages.map(({ path, slice, title, access, indexed }) => ({
      path,
      slice,
      title: prerenderedAt(slices, { path, slice })?.title ?? title,
      ...(access && { access }),
      ...(indexed !== undefined && { indexed }),
    })),
  };
}

function fill(template: string, placeholder: string, contents: string): string {
  return template.replace(placeholder, () => contents);
}
