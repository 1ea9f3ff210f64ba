import type { Page, PrerenderedPage, Release } from '@hearthway/contracts/releases';

/** The releases that are live, as one site. */
export interface Site {
  /** Where people reach it, without a slash at the end. */
  readonly origin: string;
  readonly shell: Release;
  /** The shell's `template`. */
  readonly template: string;
  readonly slices: ReadonlyMap<string, Release>;
  /** What `prerenderedAt` finds came with this markup, by path. */
  readonly markup: ReadonlyMap<string, string>;
}

/** Where a file of a release is found. */
export function assetUrl({ slice, version }: Pick<Release, 'slice' | 'version'>, path: string): string {
  return `/assets/${slice}/${version}/${path}`;
}

/** What the slice that owns a path has drawn for it. A path that the shell gives to another slice stays that one's. */
export function prerenderedAt(
  slices: Site['slices'],
  { path, slice }: Pick<Page, 'path' | 'slice'>,
): PrerenderedPage | undefined {
  return slices.get(slice)?.prerendered?.find((page) => page.path === path);
}

/** The prerendered pages of the site, in the order of the shell's table. */
export function prerenderedPages({ shell, slices }: Pick<Site, 'shell' | 'slices'>): PrerenderedPage[] {
  return (shell.pages ?? []).flatMap((page) => prerenderedAt(slices, page) ?? []);
}
