import { useEffect, type RefObject } from 'react';

/** Opens the entry in the URL's fragment, now and on every change, unless the browser already has. */
export function useOpenFromHash(accordion: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const open = (): void => {
      const named = document.getElementById(location.hash.slice(1));
      const entry = named?.closest('details');
      if (!entry || entry.open || !accordion.current?.contains(entry)) return;
      entry.open = true;
      entry.scrollIntoView();
    };
    open();
    window.addEventListener('hashchange', open);
    return () => {
      window.removeEventListener('hashchange', open);
    };
  }, [accordion]);
}
