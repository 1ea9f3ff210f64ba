import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { FileIntegrity } from '../integrity/index.js';
import { hasStylesBeside } from './slice-files.js';

/**
 * Stops the runtime from preloading remotes the page already links. It compares URLs literally, misses the page's relative
 * links, and would add every style sheet again after the ones meant to override it.
 */
export function trustPagePreloads(): ModuleFederationRuntimePlugin {
  return {
    name: 'trust-page-preloads',
    beforePreloadRemote({ preloadOps, options }) {
      const isLinked = (name: string): boolean => {
        const remote = options.remotes.find((one) => one.name === name);
        return remote !== undefined && 'entry' in remote && hasStylesBeside(remote.entry);
      };
      const needed = preloadOps.filter(({ nameOrAlias }) => !isLinked(nameOrAlias));
      preloadOps.splice(0, preloadOps.length, ...needed);
    },
  };
}

/** Has manifests, entries, and what is preloaded checked by their digests. */
export function checkedFiles(files: Pick<FileIntegrity, 'fetch' | 'ready' | 'known'>): ModuleFederationRuntimePlugin {
  const addDigest = ({ url, attrs }: { url: string; attrs?: Record<string, unknown> }): void => {
    const integrity = files.known(url);
    if (attrs && integrity !== undefined) Object.assign(attrs, { integrity, crossorigin: 'anonymous' });
  };
  return {
    name: 'checked-files',
    async fetch(url, init) {
      const [response] = await Promise.all([files.fetch(url, init), files.ready(url)]);
      return response;
    },
    createScript: addDigest,
    createLink: addDigest,
  };
}
