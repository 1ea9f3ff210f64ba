import type { Remotes } from '@hearthway/contracts/releases';
import type { SliceName } from '../apps.js';
import type { SliceLifecycles } from '../slices/index.js';
import { forgetFailedStyles, isBeside, stylesLoaded } from './slice-files.js';

/** What is used of Module Federation's runtime. */
export interface FederationHost {
  registerRemotes(remotes: { name: string; entry: string }[], options?: { force?: boolean }): void;
  loadRemote(id: string): Promise<unknown>;
}

export interface SliceLoaderDependencies {
  readonly host: FederationHost;
  /** What the page named when it was loaded. */
  readonly remotes: Remotes;
  /** What is released now. */
  readonly fetchRemotes: () => Promise<Remotes>;
}

/** Loads a slice's module. `fresh` forgets what was loaded or has failed before, and takes the version released now. */
export type SliceLoader = (slice: SliceName, options: { fresh: boolean }) => Promise<SliceLifecycles>;

class SliceUnavailableError extends Error {
  override readonly name = 'SliceUnavailableError';
}

export function createSliceLoader({ host, remotes, fetchRemotes }: SliceLoaderDependencies): SliceLoader {
  const known = new Map(Object.entries(remotes));
  const register = (slice: SliceName, force: boolean): void => {
    const entry = known.get(slice);
    if (entry === undefined) throw new SliceUnavailableError(`${slice} is not released`);
    host.registerRemotes([{ name: federatedName(slice), entry }], { force });
  };
  const learnReleased = async (slice: SliceName): Promise<void> => {
    try {
      const entry = (await fetchRemotes())[slice];
      if (entry !== undefined) known.set(slice, entry);
    } catch (error) {
      console.warn('The released versions could not be read; the last known are tried again', error);
    }
  };

  const loadOnce = async (slice: SliceName, fresh: boolean): Promise<unknown> => {
    if (fresh) forgetScripts(known.get(slice));
    forgetFailedStyles(known.get(slice));
    // Forcing is what makes the runtime drop its caches: it keeps the promise of a manifest that failed to load.
    register(slice, fresh);
    const module = await host.loadRemote(`${federatedName(slice)}/spa`);
    if (!(await stylesLoaded(known.get(slice)))) throw new SliceUnavailableError(`The styles of ${slice} did not load`);
    return module;
  };

  return async (slice, { fresh }) => {
    if (fresh) await learnReleased(slice);
    const module = fresh ? await repeatedly(() => loadOnce(slice, true)) : await loadOnce(slice, false);
    if (!isLifecycles(module)) throw new SliceUnavailableError(`${slice} does not export bootstrap, mount and unmount`);
    return module;
  };
}

/**
 * The page preloads a slice's files, and a browser answers the first use of one that failed from memory, however well it
 * would load now: the entry's, then its chunks', then those that these need.
 */
const attempts = 4;

async function repeatedly(load: () => Promise<unknown>): Promise<unknown> {
  for (let attempt = 1; attempt < attempts; attempt += 1) {
    try {
      return await load();
    } catch (error) {
      console.warn('The slice did not load; asking for its files again', error);
    }
  }
  return load();
}

/** A script that hangs would be waited for again: the loaders look for an element with the same address first. */
function forgetScripts(manifest: string | undefined): void {
  for (const script of document.querySelectorAll('script')) if (isBeside(manifest, script.src)) script.remove();
}

/** Module Federation makes a JavaScript variable of the name, so it takes no hyphens. */
const federatedName = (slice: SliceName): string => slice.replaceAll('-', '_');

function isLifecycles(module: unknown): module is SliceLifecycles {
  if (typeof module !== 'object' || module === null) return false;
  return ['bootstrap', 'mount', 'unmount'].every((name) => typeof Reflect.get(module, name) === 'function');
}
