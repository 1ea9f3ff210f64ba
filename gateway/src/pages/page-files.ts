import { localSlices } from '@hearthway/contracts/constants';
import { integrityFileName } from '@hearthway/contracts/file-integrity';
import type { Release } from '@hearthway/contracts/releases';
import { fileOf } from '../releases/kept-contents.js';
import { escapeHtml } from './html.js';
import { assetUrl, type Site, type SitePage } from './site.js';

/** What the first paint waits for: the style sheets, and the fonts that a browser would only discover in them. */
export function paintLinks(site: Site, page: SitePage | undefined): string[] {
  const releases = releasesOf(site, page);
  return [
    ...releases.flatMap((release) => styles(release, [...release.entry.styles, ...own(release, page).styles])),
    ...releases.flatMap(fonts),
  ];
}

/**
 * Every script that this page needs first, so that the browser requests all of them at once. On a prerendered page, styles
 * and fonts go first, since it can be read before any script runs.
 */
export function scriptLinks(site: Site, page: SitePage | undefined): string[] {
  const priority = page?.prerendered ? low : '';
  const files = releasesOf(site, page).flatMap((release) => {
    const { manifest, scripts, preloads } = release.entry;
    // The shell's own are script tags.
    const first = release === site.shell ? preloads : [...scripts, ...preloads];
    return [
      ...scriptPreloads(release, [...first, ...own(release, page).scripts], priority),
      ...(manifest === undefined ? [] : [fetchPreload(release, manifest, priority)]),
    ];
  });
  const owner = page?.owner ?? site.shell;
  // A page that is rendered in the browser loads more at once, which is checked by this.
  const loadsMore = !page?.prerendered && !site.origins.has(owner.slice);
  return loadsMore ? [...files, fetchPreload(owner, integrityFileName, low)] : files;
}

const low = ' fetchpriority="low"';

/** Those of the shell, after what local slices say about their pages. */
export function scripts({ shell, origins }: Site): string[] {
  return [
    ...[...origins.values()].map(
      (origin) => `<script defer src="${escapeHtml(origin)}/${localSlices.pagesFile}" crossorigin></script>`,
    ),
    ...shell.entry.scripts.map((path) => `<script defer src="${urlOf(shell, path)}"${checked(shell, path)}></script>`),
  ];
}

const releasesOf = ({ shell }: Site, page: SitePage | undefined): Release[] =>
  page && page.owner !== shell ? [shell, page.owner] : [shell];

const own = (release: Release, page: SitePage | undefined): Pick<SitePage, 'scripts' | 'styles'> =>
  page?.owner === release ? page : { scripts: [], styles: [] };

/** The bundler's loader knows the sheet by its `data-href`, and does not add a second link for it. */
function styles(release: Release, paths: readonly string[]): string[] {
  return unique(paths).map((path) => {
    const name = escapeHtml(path);
    return `<link rel="stylesheet" href="${urlOf(release, path)}" data-href="${name}"${integrity(release, path)}>`;
  });
}

function scriptPreloads(release: Release, paths: readonly string[], priority: string): string[] {
  return unique(paths).map(
    (path) => `<link rel="preload" as="script" href="${urlOf(release, path)}"${checked(release, path)}${priority}>`,
  );
}

/** Styles ask for fonts without integrity, so that a preload with it would be another request. Browsers fetch fonts without credentials, so a preload without `crossorigin` would download them twice. */
function fonts(release: Release): string[] {
  return release.entry.fonts.map(
    (path) => `<link rel="preload" as="font" type="font/woff2" href="${urlOf(release, path)}" crossorigin>`,
  );
}

const fetchPreload = (release: Release, path: string, priority: string): string =>
  `<link rel="preload" as="fetch" href="${urlOf(release, path)}" crossorigin${priority}>`;

/** The policy `Integrity-Policy` only allows scripts that are requested with `crossorigin`, also from the same origin. */
const checked = (release: Release, path: string): string => `${integrity(release, path)} crossorigin`;

function integrity(release: Release, path: string): string {
  const file = fileOf(release, path);
  return file ? ` integrity="${escapeHtml(file.integrity)}"` : '';
}

function urlOf(release: Release, path: string): string {
  return escapeHtml(assetUrl(release, path));
}

function unique(paths: readonly string[]): string[] {
  return [...new Set(paths)];
}
