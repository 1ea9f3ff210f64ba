import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** Lets go of a manifest that does not come: the browser would hold the next request for it back behind the first. */
export function manifestTimeout(milliseconds: number): ModuleFederationRuntimePlugin {
  return {
    name: 'manifest-timeout',
    fetch: (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(milliseconds) }),
  };
}
