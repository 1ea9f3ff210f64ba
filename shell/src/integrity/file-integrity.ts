import { integrityFileName, type IntegrityOf } from '@hearthway/contracts/file-integrity';
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
  const digests = new Map(
    [...page.querySelectorAll('[integrity]')].map((element) => [addressOf(element), digestIn(element)]),
  );
  /** Browsers keep what they refused, so these are fetched past every cache. */
  const failed = new Set<string>();
  const noteFailure = ({ target }: Event): void => {
    const element = target as Element;
    // WebKit also says so of preloads that it has loaded.
    if (element.getAttribute('rel') !== 'preload') failed.add(addressOf(element));
  };
  page.addEventListener('error', noteFailure, true);
  const learning = new Map<string, Promise<void>>();

  const known = (address: string): string | undefined => digests.get(address);
  /** The file with the digests of the release that has a file. */
  const listFor = (address: string): string | undefined =>
    [...digests.keys()].find((one) => one.endsWith(`/${integrityFileName}`) && isBeside(one, address));

  const fetchChecked = async (address: string, init?: RequestInit): Promise<Response> => {
    const cache = failed.has(address) ? 'reload' : 'default';
    try {
      const response = await fetch(address, { ...init, cache, signal: awakeTimeout(timeoutMilliseconds) });
      const digest = known(address);
      if (digest && digest !== (await digestOf(response.clone()))) throw new TypeError(`${address} was changed`);
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
    learned.catch(() => learning.delete(list));
    return learned;
  };
  const fetchDigests = async (list: string): Promise<void> => {
    const found = (await (await fetchChecked(list)).json()) as Readonly<Record<string, string>>;
    for (const [path, digest] of Object.entries(found)) digests.set(new URL(path, list).href, digest);
  };
  /** What comes of it is seen when the browser loads it. */
  const getAgain = (address: string): Promise<unknown> => fetchChecked(address).catch(() => undefined);

  return {
    async of(address) {
      const list = listFor(address);
      if (list !== undefined && !digests.has(address)) await learn(list);
      if (failed.has(address)) await getAgain(address);
      const digest = known(address);
      if (list !== undefined && digest === undefined) throw new TypeError(`${address} is not in its release`);
      return digest;
    },
    known,
    trust({ slices }) {
      for (const { integrity = {} } of Object.values(slices)) {
        for (const [path, digest] of Object.entries(integrity)) digests.set(location.origin + path, digest);
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

/** Of a script or a link. */
const addressOf = (element: Element): string =>
  'src' in element ? String(element.src) : String(Reflect.get(element, 'href'));
const digestIn = (element: Element): string => element.getAttribute('integrity') ?? '';
