import { pageElements } from '@hearthway/contracts/constants';
import { notFoundTitle, pageAt } from '../apps.js';
import { readPageData } from '../page-data.js';

/** The title of a path: what its slice released with the page, or else what the shell was built with. */
export type TitleAt = (pathname: string) => string;

export function createTitles(page: Document): TitleAt {
  const released = new Map(Object.entries(readPageData(page, pageElements.titlesId)));
  return (pathname) => released.get(pathname) ?? pageAt(pathname)?.title ?? notFoundTitle;
}
