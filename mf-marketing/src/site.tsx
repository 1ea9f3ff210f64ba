import type { Platform } from '@hearthway/contracts/platform';
import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { loadPage, routes, type LoadedPage } from './routes.js';

export interface SiteProps {
  platform: Platform;
  /** Preloaded, so the prerendered markup hydrates right away. */
  first: LoadedPage;
}

/** Keeps the current page until the next one has loaded. Throws a load error, so the error boundary above shows it. */
export function Site({ platform, first }: SiteProps): ReactNode {
  const [shown, setShown] = useState<LoadedPage | { readonly failure: unknown }>(first);
  useEffect(
    () =>
      followUrl(first.path, (next) => {
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

// single-spa also fires popstate for pushState.
function followUrl(start: string, show: Show): () => void {
  let latest = start;
  const follow = (): void => {
    const path = window.location.pathname;
    // Another slice's path: this one is about to unmount.
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
