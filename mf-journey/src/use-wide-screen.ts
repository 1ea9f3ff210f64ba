import { useSyncExternalStore } from 'react';

/** The sidebar's breakpoint; keep in step with frame.module.css. */
const wide = '(min-width: 64rem)';

export function useWideScreen(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(wide).matches);
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(wide);
  query.addEventListener('change', listener);
  return () => {
    query.removeEventListener('change', listener);
  };
}
