import { templatePlaceholders } from '@hearthway/contracts/constants';
import { isPageAt } from '@hearthway/contracts/page-paths';
import type { Release, ReleasedPage, SiteData, SitePreview } from '@hearthway/contracts/releases';

/** Releases of different slices as one site. */
export interface Site {
  /** Its address in browsers, without a trailing slash. */
  readonly origin: string;
  readonly shell: Release;
  /** The shell's `template`. */
  readonly template: string;
  /** By slice, with the shell. */
  readonly releases: ReadonlyMap<string, Release>;
  /** Of several at one address, the first counts, here as in the shell. */
  readonly pages: readonly SitePage[];
  readonly preview?: SitePreview | undefined;
}

export interface SitePage extends ReleasedPage {
  readonly owner: Release;
}

export interface SiteParts extends Pick<Site, 'origin' | 'template' | 'preview'> {
  readonly releases: readonly Release[];
}

export const shellName = 'shell';

/** @throws Error if there is no shell, or its template lacks a placeholder */
export function siteOf({ origin, template, releases, preview }: SiteParts): Site {
  const shell = releases.find(({ slice }) => slice === shellName);
  if (!shell) throw new Error('No shell is live');
  for (const placeholder of Object.values(templatePlaceholders)) {
    if (!template.includes(placeholder)) throw new Error(`The shell’s template has no ${placeholder}`);
  }
  return {
    origin: origin.replace(/\/$/, ''),
    shell,
    template,
    releases: new Map(releases.map((release) => [release.slice, release])),
    pages: releases.flatMap((owner) => owner.pages.map((page) => ({ ...page, owner }))),
    preview,
  };
}

/** The page at an address of the site. */
export function pageAt({ pages }: Pick<Site, 'pages'>, address: string): SitePage | undefined {
  return pages.find(({ path }) => isPageAt(path, address));
}

/** The address of a file of a release. */
export function assetUrl({ slice, version }: Pick<Release, 'slice' | 'version'>, path: string): string {
  return `/assets/${slice}/${version}/${path}`;
}

/** What the shell is told about the site. */
export function siteData({ releases, preview }: Pick<Site, 'releases' | 'preview'>): SiteData {
  const slices = [...releases.values()].map((release) => {
    const { slice, version, entry, pages } = release;
    const shown = pages.map(({ path, title, access }) => ({ path, title, access }));
    const manifest = entry.manifest && { manifest: assetUrl(release, entry.manifest) };
    return [slice, { version, ...manifest, pages: shown }] as const;
  });
  return { slices: Object.fromEntries(slices), ...(preview && { preview }) };
}
