import { useEffect } from 'react';
import { hashScrollDelayMilliseconds } from '@hearthway/contracts/constants';
import { useHash } from '../../platform/index.js';

/** Brings the element that the address names into view, once the page has settled. */
export function useHashScroll(): void {
  const hash = useHash();
  useEffect(() => {
    const id = hash.slice(1);
    if (!id) return;
    const timer = setTimeout(() => {
      document.getElementById(id)?.scrollIntoView();
    }, hashScrollDelayMilliseconds);
    return () => {
      clearTimeout(timer);
    };
  }, [hash]);
}
