import { pageElements } from '@hearthway/contracts/constants';
import type { Remotes } from '@hearthway/contracts/releases';
import { readPageData } from '../page-data.js';

/** Remotes listed in the page, as slice name to manifest URL. Empty if the page has none. */
export function readRemotes(page: Document): Remotes {
  return readPageData(page, pageElements.remotesId);
}

/** The currently released remotes, read from a fresh copy of the page. */
export async function fetchRemotes(): Promise<Remotes> {
  const response = await fetch(location.pathname, { headers: { accept: 'text/html' }, cache: 'no-store' });
  return readRemotes(new DOMParser().parseFromString(await response.text(), 'text/html'));
}
