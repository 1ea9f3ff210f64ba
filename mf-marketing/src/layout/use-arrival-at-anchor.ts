import { useEffect, useState, useSyncExternalStore } from 'react';

/**
 * Goes to the part of the page that the address names when the page was drawn in place of another one; after a page
 * load the browser has gone there itself.
 */
export function useArrivalAtAnchor(): void {
  const [drawnInPlace] = useState(useIsDrawnInPlace());
  useEffect(() => {
    const id = location.hash.slice(1);
    if (drawnInPlace && id !== '') document.getElementById(id)?.scrollIntoView();
  }, [drawnInPlace]);
}

// React takes the third function's answer while it hydrates what the server sent, the second's otherwise.
function useIsDrawnInPlace(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
