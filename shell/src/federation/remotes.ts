import { pageElements } from '@hearthway/contracts/constants';
import type { Remotes } from '@hearthway/contracts/releases';
import { readPageData } from '../page-data.js';

/** The remotes that the page names: slice to the URL of its federation manifest. A page without them has none. */
export function readRemotes(page: Document): Remotes {
  return readPageData(page, pageElements.remotesId);
}

/** The remotes as they are released now, read from the page as the server would give it now. */
export async function fetchRemotes(): Promise<Remotes> {
  const response = await fetch(location.pathname, { headers: { accept: 'text/html' }, cache: 'no-store' });
  return readRemotes(new DOMParser().parseFromString(await response.text(), 'text/html'));
}
