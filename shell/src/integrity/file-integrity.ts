import { integrityFileName, type IntegrityOf } from '@hearthway/contracts/constants';
import type { SiteData } from '@hearthway/contracts/releases';
import { awakeTimeout } from '../awake-time.js';

/** What the page knows of the digests of released files, so that the browser runs none that was changed on its way. */
export interface FileIntegrity {
  readonly of: IntegrityOf;
  /** The digest of a file, if it is known by now. */
  readonly known: (address: string) => string | undefined;
  /** Takes the digests that the gateway says. */
  readonly trust: (site: SiteData) => void;
  /** `fetch`, but rejects if the content is another. */
  readonly fetch: (address: string, init?: RequestInit) => Promise<Response>;
  /** Waits until the entry of the manifest's release can be checked. Gets again what was refused of it. */
  readonly ready: (manifest: string) => Promise<void>;
}

/** Begins with the files that the page links. */
export function createFileIntegrity(page: Document, timeoutMilliseconds = 8_000): FileIntegrity {
  /** By address. */
  const digests = new Map<string, string>();
  /** Browsers may keep what they refused, so these are fetched past every cache. */
  const failed = new Set<string>();
  const learning = new Map<string, Promise<void>>();

  for (const element of page.querySelectorAll('[integrity]')) {
    digests.set(addressOf(element), element.getAttribute('integrity') ?? '');
  }
  const noteFailure = ({ target }: Event): void => {
    if (target instanceof Element) failed.add(addressOf(target));
  };
  page.addEventListener('error', noteFailure, true);

  const known = (address: string): string | undefined => digests.get(address);
  /** The file with the digests of the release that has a file. */
  const listFor = (address: string): string | undefined =>
    [...digests.keys()].find((one) => one.endsWith(`/${integrityFileName}`) && isBeside(one, address));

  const fetchChecked = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const cache = failed.has(address) ? 'reload' : 'default';
    const signal = awakeTimeout(timeoutMilliseconds);
    try {
      const response = await fetch(address, { ...init, cache, signal });
      const digest = known(address);
      if (digest !== undefined && digest !== (await digestOf(response.clone())))
        throw new TypeError(`${address} was changed`);
      failed.delete(address);
      return response;
    } catch (error) {
      failed.add(address);
      throw error;
    }
  };
  const learn = (list: string): Promise<void> => {
    const learned = learning.get(list) ?? fetchDigests(list);
    learning.set(list, learned);
    return learned;
  };
  const fetchDigests = async (list: string): Promise<void> => {
    try {
      const response = await fetchChecked(list);
      const found = (await response.json()) as Readonly<Record<string, string>>;
      for (const [path, digest] of Object.entries(found)) digests.set(new URL(path, list).href, digest);
    } catch (error) {
      learning.delete(list);
      throw error;
    }
  };
  const getAgain = async (address: string): Promise<void> => {
    await fetchChecked(address).catch(() => undefined);
    failed.delete(address);
  };

  return {
    async of(address) {
      const list = listFor(address);
      if (list !== undefined && !digests.has(address)) await learn(list);
      const digest = known(address);
      if (list !== undefined && digest === undefined) throw new TypeError(`${address} is not in its release`);
      if (failed.has(address)) await getAgain(address);
      return digest;
    },
    known,
    trust({ slices }) {
      for (const { integrity = {} } of Object.values(slices)) {
        for (const [address, digest] of Object.entries(integrity))
          digests.set(new URL(address, page.baseURI).href, digest);
      }
    },
    fetch: fetchChecked,
    async ready(manifest) {
      const list = listFor(manifest);
      const hasScript = [...digests.keys()].some((one) => one.endsWith('.js') && isBeside(manifest, one));
      const refused = [...failed].filter((one) => one !== manifest && isBeside(manifest, one));
      await Promise.all([list !== undefined && !hasScript && learn(list), ...refused.map(getAgain)]);
    },
  };
}

/** Not by `fetch` itself, since browsers don't use a preloaded answer for a request with `integrity`. */
async function digestOf(response: Response): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-384', await response.arrayBuffer());
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

/** Whether a file is of the same release as one in its first folder. */
const isBeside = (first: string, address: string): boolean => address.startsWith(new URL('.', first).href);

const addressOf = (element: Element): string =>
  element instanceof HTMLScriptElement ? element.src : element instanceof HTMLLinkElement ? element.href : '';
