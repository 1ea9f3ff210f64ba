import { useSyncExternalStore } from 'react';

/** popstate is enough: single-spa fires it for pushState and replaceState too. */
export function subscribeToLocation(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  return () => {
    window.removeEventListener('popstate', listener);
  };
}

export function useSearchParameter(name: string): string | null {
  return useSyncExternalStore(subscribeToLocation, () => new URLSearchParams(location.search).get(name));
}
