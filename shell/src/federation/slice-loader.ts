import type { Remotes } from '@hearthway/contracts/releases';
import type { SliceName } from '@hearthway/contracts/pages';
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
  /** Fetches the currently released remotes. */
  readonly fetchRemotes: () => Promise<Remotes>;
}

/** Loads a slice's module. `fresh` drops whatever was loaded or failed before and uses the current release. */
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
  const updateRelease = async (slice: SliceName): Promise<void> => {
    try {
      const entry = (await fetchRemotes())[slice];
      if (entry !== undefined) known.set(slice, entry);
    } catch (error) {
      console.warn('Could not fetch the released versions; using the last known ones', error);
    }
  };

  const loadOnce = async (slice: SliceName, fresh: boolean): Promise<unknown> => {
    if (fresh) forgetScripts(known.get(slice));
    forgetFailedStyles(known.get(slice));
    // `force` makes the runtime drop its caches, which otherwise keep the promise of a failed manifest.
    register(slice, fresh);
    const module = await host.loadRemote(`${federatedName(slice)}/spa`);
    if (!(await stylesLoaded(known.get(slice)))) throw new SliceUnavailableError(`The styles of ${slice} did not load`);
    return module;
  };

  return async (slice, { fresh }) => {
    if (fresh) await updateRelease(slice);
    const module = fresh ? await retry(() => loadOnce(slice, true)) : await loadOnce(slice, false);
    if (!isLifecycles(module)) throw new SliceUnavailableError(`${slice} does not export bootstrap, mount and unmount`);
    return module;
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
const federatedName = (slice: SliceName): string => slice.replaceAll('-', '_');

function isLifecycles(module: unknown): module is SliceLifecycles {
  if (typeof module !== 'object' || module === null) return false;
  return ['bootstrap', 'mount', 'unmount'].every((name) => typeof Reflect.get(module, name) === 'function');
}
