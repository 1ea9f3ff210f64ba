import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { Platform } from '@hearthway/contracts/platform';
import { createPath, Router, type Navigator } from 'react-router-dom';
import { usePlatform } from '../slice/index.js';

/**
 * React Router over the address that the shell moves. It is read and never kept: the shell, the browser's buttons and
 * the slice all move it, and what the slice wants is asked of the platform, whose guard may lead elsewhere.
 */
export function SliceRouter({ children }: { readonly children: ReactNode }): ReactNode {
  const { navigate } = usePlatform();
  const navigator = useMemo(() => navigatorOver(navigate), [navigate]);
  const address = useSyncExternalStore(subscribe, addressShown);
  return (
    <Router location={address} navigator={navigator}>
      {children}
    </Router>
  );
}

/** An entry of the history has no state here: the address is all that the shell and the slices share. */
function navigatorOver(navigate: Platform['navigate']): Navigator {
  return {
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    push: (to) => navigate(typeof to === 'string' ? to : createPath(to)),
    replace: (to) => navigate(typeof to === 'string' ? to : createPath(to), { replace: true }),
    go: (steps) => window.history.go(steps),
  };
}

function addressShown(): string {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}

// Addresses that were pushed are announced as popstate too, by single-spa.
function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  return () => {
    window.removeEventListener('popstate', listener);
  };
}
