import type { Remotes } from '@hearthway/contracts/releases';
import type { SliceLifecycles } from '../slices/index.js';
import { forgetFailedStyles, isBeside, stylesLoaded } from './slice-files.js';

/** The part of Module Federation's runtime we use. */
export interface FederationHost {
  registerRemotes(remotes: { name: string; entry: string }[], options?: { force?: boolean }): void;
  loadRemote(id: string): Promise<unknown>;
}

export interface SliceLoaderDependencies {
  readonly host: FederationHost;
  /** Remotes listed in the page at load. */
  readonly remotes: Remotes;
  /** Makes the digests of a release's files known, by its manifest's URL. */
  readonly loadDigests: (manifest: string) => Promise<void>;
  /** Asks for the currently released remotes, and calls `update` with them. */
  readonly refresh: () => Promise<void>;
}

export interface SliceLoader {
  /** Loads a slice's module. `fresh` drops whatever was loaded or failed before and uses the current release. */
  load(slice: string, options: { fresh: boolean }): Promise<SliceLifecycles>;
  /** Takes over remotes of later releases, for whatever is loaded from now on. */
  update(remotes: Remotes): void;
  /** The manifest URLs of the releases that slices were last loaded from, or tried to be. */
  attempted(): Iterable<string>;
  /** The manifest URL of the release that a slice was last loaded from, or tried to be. */
  lastTried(slice: string): string | undefined;
  /** Whether another release than the one last tried would be loaded now. */
  isOutdated(slice: string): boolean;
}

class SliceUnavailableError extends Error {
  override readonly name = 'SliceUnavailableError';
}

export function createSliceLoader({ host, remotes, loadDigests, refresh }: SliceLoaderDependencies): SliceLoader {
  const known = new Map(Object.entries(remotes));
  const attempted = new Map<string, string>();
  const register = async (slice: string, force: boolean): Promise<void> => {
    const entry = known.get(slice);
    if (entry === undefined) throw new SliceUnavailableError(`${slice} is not released`);
    attempted.set(slice, entry);
    await loadDigests(entry);
    host.registerRemotes([{ name: federatedName(slice), entry }], { force });
  };
  const refreshRemotes = async (): Promise<void> => {
    try {
      await refresh();
    } catch (error) {
      console.warn('Could not fetch the released versions; using the last known ones', error);
    }
  };

  const loadOnce = async (slice: string, fresh: boolean): Promise<unknown> => {
    if (fresh) forgetScripts(known.get(slice));
    forgetFailedStyles(known.get(slice));
    // `force` makes the runtime drop its caches, which otherwise keep the promise of a failed manifest.
    await register(slice, fresh);
    const module = await host.loadRemote(`${federatedName(slice)}/spa`);
    if (!(await stylesLoaded(known.get(slice)))) throw new SliceUnavailableError(`The styles of ${slice} did not load`);
    return module;
  };

  return {
    async load(slice, { fresh }) {
      if (fresh) await refreshRemotes();
      const module = fresh ? await retry(() => loadOnce(slice, true)) : await loadOnce(slice, false);
      if (!isLifecycles(module))
        throw new SliceUnavailableError(`${slice} does not export bootstrap, mount and unmount`);
      return module;
    },
    update(next) {
      for (const [slice, entry] of Object.entries(next)) known.set(slice, entry);
    },
    attempted: () => attempted.values(),
    lastTried: (slice) => attempted.get(slice),
    isOutdated: (slice) => attempted.has(slice) && attempted.get(slice) !== known.get(slice),
  };
}

/**
 * After a failed preload, the browser serves the first request for that file from memory, so it fails again even if the
 * network is back. That can cost an attempt each for the entry, its chunks, and their dependencies.
 */
const attempts = 4;

async function retry(load: () => Promise<unknown>): Promise<unknown> {
  for (let attempt = 1; attempt < attempts; attempt += 1) {
    try {
      return await load();
    } catch (error) {
      console.warn('The slice did not load; retrying', error);
    }
  }
  return load();
}

/** The loaders reuse a script element with the same URL, so they would wait for a hanging one again. */
function forgetScripts(manifest: string | undefined): void {
  for (const script of document.querySelectorAll('script')) if (isBeside(manifest, script.src)) script.remove();
}

/** Module Federation uses the name as a JavaScript variable, so no hyphens. */
const federatedName = (slice: string): string => slice.replaceAll('-', '_');

function isLifecycles(module: unknown): module is SliceLifecycles {
  if (typeof module !== 'object' || module === null) return false;
  return ['bootstrap', 'mount', 'unmount'].every((name) => typeof Reflect.get(module, name) === 'function');
}
