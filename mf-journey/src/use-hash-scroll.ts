import { useEffect } from 'react';
import { hashScrollDelayMilliseconds } from '@hearthway/contracts/constants';
import { goToAnchor } from '@hearthway/web-kit/router';
import { useLocation } from 'react-router-dom';

/** Moves to the element that the hash names, once the page has settled. */
export function useHashScroll(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!hash) return;
    const timer = setTimeout(goToAnchor, hashScrollDelayMilliseconds);
    return () => {
      clearTimeout(timer);
    };
  }, [hash]);
}
