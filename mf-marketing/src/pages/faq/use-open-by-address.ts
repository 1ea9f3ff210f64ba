import { useEffect, type RefObject } from 'react';

/** Opens the entry that the address names, now and whenever it names another one. Browsers that have done so are left alone. */
export function useOpenByAddress(accordion: RefObject<HTMLElement | null>): void {
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
