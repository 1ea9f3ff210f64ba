import type { Platform } from '@hearthway/contracts/platform';
import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { loadPage, routes, type LoadedPage } from './routes.js';

export interface SiteProps {
  platform: Platform;
  /** The page to begin with, loaded already, so that what was prerendered is hydrated as it stands. */
  first: LoadedPage;
}

/**
 * Draws the page of the address. The page shown stays until the one that follows it has been loaded; one that does not
 * load is thrown, so that the boundary above says so in place.
 */
export function Site({ platform, first }: SiteProps): ReactNode {
  const [shown, setShown] = useState<LoadedPage | { readonly failure: unknown }>(first);
  useEffect(
    () =>
      followAddress(first.path, (next) => {
        startTransition(() => {
          setShown(next);
        });
      }),
    [first],
  );
  if ('failure' in shown) throw shown.failure;
  return <shown.Page platform={platform} />;
}

type Show = (next: LoadedPage | { readonly failure: unknown }) => void;

// Addresses that were pushed are announced as popstate too, by single-spa.
function followAddress(start: string, show: Show): () => void {
  let latest = start;
  const follow = (): void => {
    const path = window.location.pathname;
    // A path of another slice: this one is about to be taken away.
    if (path === latest || !Object.hasOwn(routes, path)) return;
    latest = path;
    const showIfStillWanted: Show = (next) => {
      if (path === latest) show(next);
    };
    loadPage(path).then(showIfStillWanted, (failure: unknown) => {
      showIfStillWanted({ failure });
    });
  };
  follow();
  window.addEventListener('popstate', follow);
  return () => {
    window.removeEventListener('popstate', follow);
  };
}
