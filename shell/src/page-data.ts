import { pageElements } from '@hearthway/contracts/constants';
import type { Page, Remotes } from '@hearthway/contracts/releases';

/** What the gateway tells the shell about the live releases. */
export interface PageData {
  /** Manifest URL by slice. */
  readonly remotes: Remotes;
  readonly pages: readonly Page[];
}

/** Reads the JSON blocks that the gateway wrote into the page; what is missing is empty. @throws {TypeError} if malformed */
export function readPageData(page: Document): PageData {
  const remotes = readBlock(page, pageElements.remotesId) ?? {};
  const pages = readBlock(page, pageElements.pagesId) ?? [];
  const data: unknown = { remotes, pages };
  if (!isPageData(data)) throw new TypeError('The page does not say which releases are live');
  return data;
}

// Not schemas: zod would add 10 KB to the critical first load.
export function isPageData(data: unknown): data is PageData {
  return isObject(data) && isStringRecord(data['remotes']) && Array.isArray(data['pages']);
}

function readBlock(page: Document, id: string): unknown {
  const text = page.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : undefined;
}

function isStringRecord(data: unknown): data is Record<string, string> {
  return isObject(data) && Object.values(data).every((text) => typeof text === 'string');
}

function isObject(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}
