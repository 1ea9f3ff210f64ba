import type { Page, PrerenderedPage, Release } from '@hearthway/contracts/releases';
import type { SitePage } from '@hearthway/releases';

/** The live releases as one site. */
export interface Site {
  /** Its address in browsers, without a trailing slash. */
  readonly origin: string;
  readonly shell: Release;
  /** The shell's `template`. */
  readonly template: string;
  /** By name, without the shell. */
  readonly slices: ReadonlyMap<string, Release>;
  /** Every page that these releases bring. */
  readonly pages: readonly SitePage[];
  /** HTML above everything else, on pages that not everybody sees. */
  readonly banner?: string;
  /** The prerendered markup by path, as `prerenderedAt` finds it. */
  readonly markup: ReadonlyMap<string, string>;
}

/** The address of a file of a release. */
export function assetUrl({ slice, version }: Pick<Release, 'slice' | 'version'>, path: string): string {
  return `/assets/${slice}/${version}/${path}`;
}

/** The prerendered page of the slice that owns the path. */
export function prerenderedAt(
  slices: Site['slices'],
  { path, slice }: Pick<Page, 'path' | 'slice'>,
): PrerenderedPage | undefined {
  return slices.get(slice)?.prerendered?.find((page) => page.path === path);
}

export function prerenderedPages({ pages, slices }: Pick<Site, 'pages' | 'slices'>): PrerenderedPage[] {
  return pages.flatMap((page) => prerenderedAt(slices, page) ?? []);
}
