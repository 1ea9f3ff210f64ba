import { liveReleasesPath, type LiveReleases } from '@hearthway/contracts/releases';
import { isPageData } from '../page-data.js';

/** What is live now. @throws {TypeError} without a connection, or if the answer is not as expected */
export async function fetchLiveReleases(): Promise<LiveReleases> {
  // Asks the server, which answers with the cached copy if nothing has changed.
  const response = await fetch(liveReleasesPath, { cache: 'no-cache' });
  const data: unknown = response.ok ? await response.json() : undefined;
  if (isPageData(data) && 'withdrawn' in data) return data as LiveReleases;
  throw new TypeError(`${liveReleasesPath} answered ${response.status}`);
}
