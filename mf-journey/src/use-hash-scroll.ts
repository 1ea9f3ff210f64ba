import { useEffect } from 'react';
import { hashScrollDelayMilliseconds } from '@hearthway/contracts/constants';
import { goToAnchor } from '@hearthway/web-kit/router';
import { useLocation } from 'react-router-dom';

/** Moves to the element that the hash names, once the page has settled, unless the buyer has begun to use the page. */
export function useHashScroll(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!hash) return;
    const timer = setTimeout(goToAnchor, hashScrollDelayMilliseconds);
    const listening = new AbortController();
    const stay = (): void => {
      clearTimeout(timer);
      listening.abort();
    };
    for (const type of ['pointerdown', 'keydown', 'wheel']) {
      window.addEventListener(type, stay, { passive: true, signal: listening.signal });
    }
    return stay;
  }, [hash]);
}
