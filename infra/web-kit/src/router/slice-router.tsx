import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { NavigateOptions, Platform } from '@hearthway/contracts/platform';
import { createPath, Router, type Navigator, type To } from 'react-router-dom';
import { usePlatform } from '../slice/index.js';
import { goToAnchor } from './go-to-anchor.js';

/**
 * React Router on top of the shell's navigation. The URL is read, never stored, because the shell and the browser change it
 * too. Navigation goes through the platform, whose guard may redirect.
 */
export function SliceRouter({ children }: { readonly children: ReactNode }): ReactNode {
  const { navigate } = usePlatform();
  const navigator = useMemo(() => navigatorOver(navigate), [navigate]);
  const address = useSyncExternalStore(subscribe, currentAddress);
  return (
    <Router location={address} navigator={navigator}>
      {children}
    </Router>
  );
}

/** Drops history state: the shell and the slices share only the URL. */
function navigatorOver(navigate: Platform['navigate']): Navigator {
  const pathOf = (to: To): string => (typeof to === 'string' ? to : createPath(to));
  const follow = (path: string, options?: NavigateOptions): void => {
    // As browsers do when a link leads to where one is already.
    if (path === currentAddress()) goToAnchor();
    else navigate(path, options);
  };
  return {
    createHref: pathOf,
    push: (to) => follow(pathOf(to)),
    replace: (to) => follow(pathOf(to), { replace: true }),
    go: (steps) => window.history.go(steps),
  };
}

function currentAddress(): string {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}

// single-spa fires popstate for pushState and replaceState too.
function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  return () => {
    window.removeEventListener('popstate', listener);
  };
}
