import { useEffect, useState, useSyncExternalStore } from 'react';

/**
 * Scrolls to the URL's anchor after client-side navigation, and moves the keyboard's starting point there. After a page
 * load, the browser does it.
 */
export function useGoToAnchor(): void {
  const [isClientRendered] = useState(useIsClientRender());
  useEffect(() => {
    const id = location.hash.slice(1);
    const target = isClientRendered && id !== '' ? document.getElementById(id) : null;
    if (!target) return;
    target.scrollIntoView();
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
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
