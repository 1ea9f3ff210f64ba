import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { hasStylesBeside } from './slice-files.js';

/**
 * Keeps the federation runtime from preloading what the page has named already. It compares addresses letter by letter,
 * does not find the links of the page and adds every style sheet once more, behind those that build on it.
 */
export function trustPagePreloads(): ModuleFederationRuntimePlugin {
  return {
    name: 'trust-page-preloads',
    beforePreloadRemote({ preloadOps, options }) {
      const isNamed = (name: string): boolean => {
        const remote = options.remotes.find((one) => one.name === name);
        return remote !== undefined && 'entry' in remote && hasStylesBeside(remote.entry);
      };
      const needed = preloadOps.filter(({ nameOrAlias }) => !isNamed(nameOrAlias));
      preloadOps.splice(0, preloadOps.length, ...needed);
    },
  };
}
