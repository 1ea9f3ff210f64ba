import { digestsFile, type Release } from '@hearthway/contracts/releases';
import type { SitePage } from '@hearthway/releases';
import { escapeHtml } from './html.js';
import { assetUrl } from './site.js';

export interface PageFilesOptions {
  readonly shell: Release;
  readonly owner: Release | undefined;
  /** What the page needs besides its slice's own files. */
  readonly page: Pick<SitePage, 'scripts' | 'styles'>;
  readonly isPrerendered: boolean;
}

/** What the first paint waits for: the style sheets, and the fonts that a browser would only discover in them. */
export function paintLinks({ shell, owner, page }: PageFilesOptions): string[] {
  return [
    ...styles(shell, shell.entry.styles),
    ...(owner ? styles(owner, unique([...owner.entry.styles, ...page.styles])) : []),
    ...fonts(shell),
    ...(owner ? fonts(owner) : []),
  ];
}

/**
 * Every script that this page needs first, so that the browser requests all of them at once. On a prerendered page, styles
 * and fonts go first, since it can be read before any script runs.
 */
export function scriptLinks({ shell, owner, page, isPrerendered }: PageFilesOptions): string[] {
  const priority = isPrerendered ? ' fetchpriority="low"' : '';
  const ofOwner = owner ? unique([...owner.entry.scripts, ...owner.entry.preloads, ...page.scripts]) : [];
  return [
    ...preloads(shell, shell.entry.preloads, priority),
    ...(owner ? preloads(owner, ofOwner, priority) : []),
    ...(owner ? manifest(owner, priority) : []),
  ];
}

export function scripts(shell: Release): string[] {
  return shell.entry.scripts.map(
    (path) => `<script defer src="${urlOf(shell, path)}"${integrity(shell, path)}></script>`,
  );
}

/** The bundler's loader knows the sheet by its `data-href`, and does not add a second link for it. */
function styles(release: Release, paths: readonly string[]): string[] {
  return paths.map((path) => {
    const name = escapeHtml(path);
    return `<link rel="stylesheet" href="${urlOf(release, path)}" data-href="${name}"${integrity(release, path)}>`;
  });
}

function preloads(release: Release, paths: readonly string[], priority: string): string[] {
  return paths.map(
    (path) => `<link rel="preload" as="script" href="${urlOf(release, path)}"${integrity(release, path)}${priority}>`,
  );
}

/** Browsers fetch fonts without credentials, so a preload without `crossorigin` would download them twice. */
function fonts(release: Release): string[] {
  return release.entry.fonts.map(
    (path) => `<link rel="preload" as="font" type="font/woff2" href="${urlOf(release, path)}" crossorigin>`,
  );
}

/** The manifest and the digests, which the shell fetches. It checks both, so a preload cannot say what they must be. */
function manifest(release: Release, priority: string): string[] {
  const { manifest: path } = release.entry;
  const fetched = path ? [path, digestsFile] : [];
  return fetched.map((one) => `<link rel="preload" as="fetch" href="${urlOf(release, one)}" crossorigin${priority}>`);
}

function integrity(release: Release, path: string): string {
  const file = release.files.find((candidate) => candidate.path === path);
  return file ? ` integrity="${escapeHtml(file.integrity)}"` : '';
}

function urlOf(release: Release, path: string): string {
  return escapeHtml(assetUrl(release, path));
}

function unique(paths: readonly string[]): string[] {
  return [...new Set(paths)];
}
