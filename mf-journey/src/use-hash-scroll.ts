import { useEffect } from 'react';
import { hashScrollDelayMilliseconds } from '@hearthway/contracts/constants';
import { useLocation } from 'react-router-dom';

/** Scrolls to the element that the hash names, once the page has settled. */
export function useHashScroll(): void {
  const { hash } = useLocation();
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
