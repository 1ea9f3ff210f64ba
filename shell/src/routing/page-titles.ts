import { pageElements } from '@hearthway/contracts/constants';
import { notFoundTitle, pageAt } from '../apps.js';
import { readPageData } from '../page-data.js';

/** The title released with the slice's page, else the one built into the shell. */
export type TitleAt = (pathname: string) => string;

export function createTitles(page: Document): TitleAt {
  const released = new Map(Object.entries(readPageData(page, pageElements.titlesId)));
  return (pathname) => released.get(pathname) ?? pageAt(pathname)?.title ?? notFoundTitle;
}
