import type { PrerenderedPage, Release } from '@hearthway/contracts/releases';
import { escapeHtml } from './html.js';
import { assetUrl } from './site.js';

export interface PageFilesOptions {
  readonly shell: Release;
  readonly owner: Release | undefined;
  readonly prerendered: PrerenderedPage | undefined;
}

/** What the first paint waits for: the style sheets, and the fonts that a browser would only discover in them. */
export function paintLinks({ shell, owner, prerendered }: PageFilesOptions): string[] {
  return [
    ...styles(shell, shell.entry.styles),
    ...(owner ? styles(owner, unique([...owner.entry.styles, ...(prerendered?.styles ?? [])])) : []),
    ...fonts(shell),
    ...(owner ? fonts(owner) : []),
  ];
}

/**
 * Every script that this page needs first, so that the browser requests all of them at once. On a prerendered page, styles
 * and fonts go first, since it can be read before any script runs.
 */
export function scriptLinks({ shell, owner, prerendered }: PageFilesOptions): string[] {
  const priority = prerendered ? ' fetchpriority="low"' : '';
  const ofOwner = owner
    ? unique([...owner.entry.scripts, ...owner.entry.preloads, ...(prerendered?.scripts ?? [])])
    : [];
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
  return paths.map((path) => `<link rel="preload" as="script" href="${urlOf(release, path)}"${priority}>`);
}

/** Browsers fetch fonts without credentials, so a preload without `crossorigin` would download them twice. */
function fonts(release: Release): string[] {
  return release.entry.fonts.map(
    (path) => `<link rel="preload" as="font" type="font/woff2" href="${urlOf(release, path)}" crossorigin>`,
  );
}

function manifest(release: Release, priority: string): string[] {
  const path = release.entry.manifest;
  return path ? [`<link rel="preload" as="fetch" href="${urlOf(release, path)}" crossorigin${priority}>`] : [];
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
