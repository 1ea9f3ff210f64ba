import type { Page, PrerenderedPage, Release } from '@hearthway/contracts/releases';

/** The live releases as one site. */
export interface Site {
  /** Its address in browsers, without a trailing slash. */
  readonly origin: string;
  readonly shell: Release;
  /** The shell's `template`. */
  readonly template: string;
  readonly slices: ReadonlyMap<string, Release>;
  /** The prerendered markup by path, as `prerenderedAt` finds it. */
  readonly markup: ReadonlyMap<string, string>;
}

/** The address of a file of a release. */
export function assetUrl({ slice, version }: Pick<Release, 'slice' | 'version'>, path: string): string {
  return `/assets/${slice}/${version}/${path}`;
}

/**
 * The prerendered page of the slice that owns the path, by the shell's table of pages.
 */
export function prerenderedAt(
  slices: Site['slices'],
  { path, slice }: Pick<Page, 'path' | 'slice'>,
): PrerenderedPage | undefined {
  return slices.get(slice)?.prerendered?.find((page) => page.path === path);
}

/** The prerendered pages, in the order of the shell's table. */
export function prerenderedPages({ shell, slices }: Pick<Site, 'shell' | 'slices'>): PrerenderedPage[] {
  return (shell.pages ?? []).flatMap((page) => prerenderedAt(slices, page) ?? []);
}
