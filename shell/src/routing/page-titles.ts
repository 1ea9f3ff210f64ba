import { pageElements } from '@hearthway/contracts/constants';
import { notFoundPage, pageAt } from '@hearthway/contracts/pages';
import { readPageData } from '../page-data.js';

/** The title released with the slice's page, else the one built into the shell. */
export type TitleAt = (pathname: string) => string;

export function createTitles(page: Document): TitleAt {
  const released = new Map(Object.entries(readPageData(page, pageElements.titlesId)));
  return (pathname) => released.get(pathname) ?? (pageAt(pathname) ?? notFoundPage).title;
}
