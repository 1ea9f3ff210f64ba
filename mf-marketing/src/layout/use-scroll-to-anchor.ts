import { useEffect, useState, useSyncExternalStore } from 'react';

/** Scrolls to the URL's anchor after client-side navigation. After a page load, the browser does it. */
export function useScrollToAnchor(): void {
  const [isClientRendered] = useState(useIsClientRender());
  useEffect(() => {
    const id = location.hash.slice(1);
    if (isClientRendered && id !== '') document.getElementById(id)?.scrollIntoView();
  }, [isClientRendered]);
}

// React uses the server snapshot (the third argument) during hydration and the client snapshot otherwise.
function useIsClientRender(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
