import { brand } from '@hearthway/contracts/brand';
import { remotesElementId, type Page, type Release } from '@hearthway/contracts/releases';

/** The releases that are live, as one site. */
export interface Site {
  readonly shell: Release;
  /** The shell's `template`. */
  readonly template: string;
  readonly slices: ReadonlyMap<string, Release>;
}

export interface RenderedPages {
  /** Path to HTML. */
  readonly pages: ReadonlyMap<string, string>;
  readonly notFound: string;
}

const headPlaceholder = '<!--hearthway:head-->';
const bodyPlaceholder = '<!--hearthway:body-->';
const notFoundTitle = `Page not found · ${brand.name}`;

/** The HTML of every page of the site. @throws Error when the shell's template has no place for what belongs into it */
export function renderPages(site: Site): RenderedPages {
  for (const placeholder of [headPlaceholder, bodyPlaceholder]) {
    if (!site.template.includes(placeholder)) throw new Error(`The shell's template has no ${placeholder}`);
  }
  const pages = new Map<string, string>();
  for (const page of site.shell.pages ?? []) pages.set(page.path, renderPage(site, page));
  return { pages, notFound: renderPage(site, { title: notFoundTitle, slice: 'shell' }) };
}

/** Where a file of a release is found. */
export function assetUrl({ slice, version }: Pick<Release, 'slice' | 'version'>, path: string): string {
  return `/assets/${slice}/${version}/${path}`;
}

/** Names exactly the files that this page needs first, so that the browser asks for all of them at once. */
function renderPage(site: Site, page: Pick<Page, 'title' | 'slice'>): string {
  const { shell } = site;
  const owner = page.slice === shell.slice ? undefined : site.slices.get(page.slice);
  const head = [
    `<title>${escape(page.title)}</title>`,
    ...styles(shell),
    ...(owner ? styles(owner) : []),
    ...preloads(shell, shell.entry.preloads),
    ...(owner ? preloads(owner, [...owner.entry.scripts, ...owner.entry.preloads]) : []),
    ...fonts(shell),
    ...(owner ? fonts(owner) : []),
    ...(owner ? manifest(owner) : []),
    remotesBlock(site),
    ...scripts(shell),
  ];
  return fill(fill(site.template, headPlaceholder, head.join('\n    ')), bodyPlaceholder, '');
}

function styles(release: Release): string[] {
  return release.entry.styles.map(
    (path) => `<link rel="stylesheet" href="${urlOf(release, path)}"${integrity(release, path)}>`,
  );
}

function scripts(release: Release): string[] {
  return release.entry.scripts.map(
    (path) => `<script defer src="${urlOf(release, path)}"${integrity(release, path)}></script>`,
  );
}

function preloads(release: Release, paths: readonly string[]): string[] {
  return paths.map((path) => `<link rel="preload" as="script" href="${urlOf(release, path)}">`);
}

/** Fonts are always fetched without credentials, so a preload without `crossorigin` would be a second download. */
function fonts(release: Release): string[] {
  return release.entry.fonts.map(
    (path) => `<link rel="preload" as="font" type="font/woff2" href="${urlOf(release, path)}" crossorigin>`,
  );
}

function manifest(release: Release): string[] {
  const path = release.entry.manifest;
  return path ? [`<link rel="preload" as="fetch" href="${urlOf(release, path)}" crossorigin>`] : [];
}

/** Tells the shell where each slice's manifest is. */
function remotesBlock({ slices }: Site): string {
  const entries = [...slices.values()].flatMap((release) =>
    release.entry.manifest ? [[release.slice, assetUrl(release, release.entry.manifest)] as const] : [],
  );
  const json = JSON.stringify(Object.fromEntries(entries)).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${remotesElementId}">${json}</script>`;
}

function integrity(release: Release, path: string): string {
  const file = release.files.find((candidate) => candidate.path === path);
  return file ? ` integrity="${escape(file.integrity)}"` : '';
}

function urlOf(release: Release, path: string): string {
  return escape(assetUrl(release, path));
}

function fill(template: string, placeholder: string, contents: string): string {
  return template.replace(placeholder, () => contents);
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
