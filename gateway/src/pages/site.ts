import { localSlices, templatePlaceholders } from '@hearthway/contracts/constants';
import { integrityFileName } from '@hearthway/contracts/file-integrity';
import { isPageAt } from '@hearthway/contracts/page-paths';
import type {
  LocalSlice,
  Release,
  ReleasedPage,
  SiteData,
  SitePreview,
  SiteSlice,
} from '@hearthway/contracts/releases';
import { fileOf } from '../releases/kept-contents.js';
import { integrityFileOf } from './integrity.js';

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
  /** The origins of slices that developers serve, by slice. Nothing is shown of their releases but the addresses of their pages. */
  readonly origins: ReadonlyMap<string, string>;
  /** Those that only this browser shows. */
  readonly local: readonly LocalSlice[];
  /** Of which browsers say how mounting them went. */
  readonly watched: ReadonlySet<string>;
}

export interface SitePage extends ReleasedPage {
  readonly owner: Release;
}

export interface SiteParts extends Pick<Site, 'origin' | 'template' | 'preview'> {
  readonly releases: readonly Release[];
  readonly local?: readonly LocalSlice[] | undefined;
  /** Those that every browser shows, if it has none of the same name. */
  readonly localForAll?: readonly LocalSlice[] | undefined;
  readonly watched?: ReadonlySet<string> | undefined;
}

export const shellName = 'shell';

/** @throws Error if there is no shell, or its template lacks a placeholder */
export function siteOf({
  origin,
  template,
  preview,
  local = [],
  localForAll = [],
  watched = new Set<string>(),
  ...parts
}: SiteParts): Site {
  const origins = new Map([...localForAll, ...local].map((one) => [one.slice, one.origin]));
  const releases = parts.releases.map((release) => (origins.has(release.slice) ? withoutFiles(release) : release));
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
    origins,
    local,
    watched,
  };
}

function withoutFiles({ slice, version, pages }: Release): Release {
  return {
    ...{ slice, version, files: [] },
    entry: { scripts: [], preloads: [], styles: [], fonts: [] },
    pages: pages.map(({ path, title, access }) => ({ path, title, access, scripts: [], styles: [] })),
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
export function siteData({ releases, preview, origins, local, watched }: Site): SiteData {
  const released = [...releases.values()].map((release): [string, SiteSlice] => {
    const { slice, version, entry, pages } = release;
    const shown = pages.map(({ path, title, access }) => ({ path, title, access }));
    const manifest = entry.manifest && { manifest: assetUrl(release, entry.manifest) };
    const integrity = firstDigests(release);
    const outcome = watched.has(slice) && { watched: true as const };
    return [slice, { version, ...manifest, integrity, pages: shown, ...outcome }];
  });
  const developed = [...origins].map(([slice, origin]): [string, SiteSlice] => {
    const manifest = `${origin}/${localSlices.entryFile}`;
    return [slice, { version: localSlices.version, manifest, pages: releases.get(slice)?.pages ?? [] }];
  });
  return {
    slices: Object.fromEntries([...released, ...developed]),
    ...(preview && { preview }),
    ...(local.length > 0 && { local }),
  };
}

/** With these, all of its files can be checked. */
function firstDigests(release: Release): Readonly<Record<string, string>> {
  const manifest = fileOf(release, release.entry.manifest ?? '');
  return {
    ...(manifest && { [assetUrl(release, manifest.path)]: manifest.integrity }),
    [assetUrl(release, integrityFileName)]: integrityFileOf(release).integrity,
  };
}
