import { isPageAt } from '@hearthway/contracts/pages';
import type { Page } from '@hearthway/contracts/releases';
import { notFoundTitle } from './shell-pages.js';

/** Which slice owns which path, as the live releases say. */
export interface SiteMap {
  /** The page at a path, matched as in the gateway. `undefined` means not found. */
  readonly pageAt: (pathname: string) => Page | undefined;
  readonly titleAt: (pathname: string) => string;
  /** Whether only a signed-in buyer may see it. */
  readonly isPrivate: (pathname: string) => boolean;
  /** Takes over the pages of a later release. */
  readonly update: (pages: readonly Page[]) => void;
}

export function createSiteMap(initial: readonly Page[]): SiteMap {
  let pages = initial;
  const pageAt = (pathname: string): Page | undefined => pages.find(({ path }) => isPageAt(path, pathname));
  return {
    pageAt,
    titleAt: (pathname) => pageAt(pathname)?.title ?? notFoundTitle,
    isPrivate: (pathname) => pageAt(pathname)?.access === 'buyer',
    update(next) {
      pages = next;
    },
  };
}
