import { useSyncExternalStore } from 'react';
import { useBrowserChoice } from './use-browser-choice.js';

const reduced = '(prefers-reduced-motion: reduce)';

/** Whether this person wants less motion, by their system or by their choice here. */
export function useReducedMotion(): boolean {
  const [motion] = useBrowserChoice('motion');
  const bySystem = useSyncExternalStore(subscribe, () => window.matchMedia(reduced).matches);
  return bySystem || motion === 'reduced';
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(reduced);
  query.addEventListener('change', listener);
  return () => {
    query.removeEventListener('change', listener);
  };
}
