import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { createPath, parsePath, Router, type Navigator, type To } from 'react-router';
import { usePlatform } from './platform-context.js';

/**
 * The router reads the address and never writes it: every move goes through the platform, so that the shell, single-spa
 * and this slice always agree on the page, whichever of them moved.
 */
export function PageRouter({ children }: { children: ReactNode }): ReactNode {
  const { navigate } = usePlatform();
  const address = useSyncExternalStore(subscribe, currentAddress);
  const location = useMemo(() => parsePath(address), [address]);
  const navigator = useMemo(() => navigatorOver(navigate), [navigate]);
  return (
    <Router location={location} navigator={navigator}>
      {children}
    </Router>
  );
}

function navigatorOver(navigate: (path: string) => void): Navigator {
  const move = (to: To): void => {
    navigate(pathOf(to));
  };
  return {
    createHref: pathOf,
    push: move,
    replace: move,
    go: (steps) => {
      window.history.go(steps);
    },
  };
}

const pathOf = (to: To): string => (typeof to === 'string' ? to : createPath(to));

const currentAddress = (): string => window.location.pathname + window.location.search + window.location.hash;

// single-spa announces pushed addresses as popstate too.
function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  return () => {
    window.removeEventListener('popstate', listener);
  };
}
