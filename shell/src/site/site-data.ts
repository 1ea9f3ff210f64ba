import { pageElements } from '@hearthway/contracts/constants';
import type { SiteData } from '@hearthway/contracts/releases';
import { awakeTimeout } from '../awake-time.js';

/** Half of what a slice may take to load: without an answer, a fresh load goes on with what is known. */
const timeoutMilliseconds = 4_000;

/** What the gateway wrote into the page. @throws {TypeError} if it's missing or malformed */
export function readSiteData(page: Document): SiteData {
  return siteDataFrom(JSON.parse(page.getElementById(pageElements.siteId)?.textContent ?? 'null'));
}

/** What an open page would be told now. */
export async function fetchSiteData(): Promise<SiteData> {
  const signal = awakeTimeout(timeoutMilliseconds);
  const response = await fetch(pageElements.siteDataPath, { cache: 'no-store', signal });
  return siteDataFrom(await response.json());
}

// Not a schema: zod would add 10 KB to the critical first load.
function siteDataFrom(data: unknown): SiteData {
  const slices = property(data, 'slices');
  if (typeof slices !== 'object' || slices === null || !Object.values(slices).every(isSlice)) {
    throw new TypeError('This is not the data of the site');
  }
  return data as SiteData;
}

const isSlice = (slice: unknown): boolean =>
  typeof property(slice, 'version') === 'string' && Array.isArray(property(slice, 'pages'));

const property = (of: unknown, name: string): unknown =>
  typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined;
