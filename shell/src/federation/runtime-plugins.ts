import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { awakeTimeout } from '../awake-time.js';
import { digestOf } from './integrity.js';
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

/**
 * Aborts a hanging manifest request, because the browser would queue the retry behind it. A manifest with other contents than
 * those that were published is refused.
 */
export function manifestTimeout(milliseconds: number): ModuleFederationRuntimePlugin {
  return {
    name: 'manifest-timeout',
    fetch: (url, init) => {
      const integrity = digestOf(url);
      return fetch(url, { ...init, ...(integrity && { integrity }), signal: awakeTimeout(milliseconds) });
    },
  };
}

/** Has the browser check the entries of slices, and what the runtime preloads for them. Builds do the same for their chunks. */
export function checkedFiles(): ModuleFederationRuntimePlugin {
  return {
    name: 'checked-files',
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      script.integrity = digestOf(url) ?? '';
      return script;
    },
    createLink({ url }) {
      const link = document.createElement('link');
      link.href = url;
      link.integrity = digestOf(url) ?? '';
      return link;
    },
  };
}
