import { useSyncExternalStore } from 'react';

/** The path shown. It is read and never kept: the shell, the browser's buttons and this slice all move the address. */
export function usePath(): string {
  return useSyncExternalStore(subscribe, () => window.location.pathname);
}

export function useHash(): string {
  return useSyncExternalStore(subscribe, () => window.location.hash);
}

// Addresses that were pushed are announced as popstate too, by single-spa.
function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  return () => {
    window.removeEventListener('popstate', listener);
  };
}
