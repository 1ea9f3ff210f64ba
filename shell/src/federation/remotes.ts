import { remotes, remotesElementId, type Remotes } from '@hearthway/contracts/releases';

/** The remotes that the page names: slice to the URL of its federation manifest. A page without them has none. */
export function readRemotes(page: Document): Remotes {
  const text = page.getElementById(remotesElementId)?.textContent;
  return text ? remotes.parse(JSON.parse(text)) : {};
}

/** The remotes as they are released now, read from the page as the server would give it now. */
export async function fetchRemotes(): Promise<Remotes> {
  const response = await fetch(location.pathname, { headers: { accept: 'text/html' }, cache: 'no-store' });
  return readRemotes(new DOMParser().parseFromString(await response.text(), 'text/html'));
}
