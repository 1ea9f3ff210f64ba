import type { Site, SiteFollower } from '../site/index.js';
import type { SliceLifecycles } from '../slices/index.js';
import { forgetFailedStyles, forgetScripts, forgetStyles, setAsideStyles, stylesLoaded } from './slice-files.js';

/** The part of Module Federation's runtime we use. */
export interface FederationHost {
  registerRemotes(remotes: { name: string; entry: string }[], options?: { force?: boolean }): void;
  loadRemote(id: string): Promise<unknown>;
}

export interface SliceLoaderDependencies {
  readonly host: FederationHost;
  readonly site: Pick<Site, 'slice' | 'take'>;
  /** Asks what is live. */
  readonly ask: SiteFollower['ask'];
}

/** Loads a slice's module. `fresh` drops whatever was loaded or failed before and uses the version that is live. */
export type SliceLoader = (slice: string, options: { fresh: boolean }) => Promise<SliceLifecycles>;

class SliceUnavailableError extends Error {
  override readonly name = 'SliceUnavailableError';
}

export function createSliceLoader({ host, site, ask }: SliceLoaderDependencies): SliceLoader {
  const learn = async (): Promise<void> => {
    try {
      await ask();
    } catch (error) {
      console.warn('Could not ask what is live; using the last known versions', error);
    }
  };
  /** Versions that another took the place of. A prerendered page is shown in their styles until that one is there. */
  const replaced = new Set<string>();
  const takeNewest = (slice: string): string => {
    const before = site.slice(slice)?.manifest;
    const manifest = site.take(slice)?.manifest;
    if (manifest === undefined) throw new SliceUnavailableError(`${slice} is not released`);
    replaced.delete(manifest);
    if (before !== undefined && before !== manifest) {
      forgetScripts(before);
      setAsideStyles(before);
      replaced.add(before);
    }
    return manifest;
  };
  const loadOnce = async (slice: string, manifest: string, fresh: boolean): Promise<unknown> => {
    if (fresh) forgetScripts(manifest);
    forgetFailedStyles(manifest);
    // `force` makes the runtime drop its caches, which otherwise keep the promise of a failed manifest.
    host.registerRemotes([{ name: federatedName(slice), entry: manifest }], { force: fresh });
    const module = await host.loadRemote(`${federatedName(slice)}/spa`);
    if (!(await stylesLoaded(manifest))) throw new SliceUnavailableError(`The styles of ${slice} did not load`);
    return module;
  };

  return async (slice, { fresh }) => {
    if (fresh) await learn();
    const manifest = takeNewest(slice);
    const load = () => loadOnce(slice, manifest, fresh);
    const module = await (fresh ? retry(load) : load());
    if (!isLifecycles(module)) throw new SliceUnavailableError(`${slice} does not export bootstrap, mount and unmount`);
    // They would go on applying to its elements.
    for (const before of replaced) forgetStyles(before);
    replaced.clear();
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

/** Module Federation uses the name as a JavaScript variable, so no hyphens. */
const federatedName = (slice: string): string => slice.replaceAll('-', '_');

function isLifecycles(module: unknown): module is SliceLifecycles {
  if (typeof module !== 'object' || module === null) return false;
  return ['bootstrap', 'mount', 'unmount'].every((name) => typeof Reflect.get(module, name) === 'function');
}
