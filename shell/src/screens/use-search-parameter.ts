import { useSyncExternalStore } from 'react';

/** single-spa announces every change of the address, by link or by script, as a `popstate`. */
export function subscribeToLocation(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  return () => {
    window.removeEventListener('popstate', listener);
  };
}

export function useSearchParameter(name: string): string | null {
  return useSyncExternalStore(subscribeToLocation, () => new URLSearchParams(location.search).get(name));
}
