import { useCallback, useSyncExternalStore } from 'react';

/** The sidebar's breakpoint; keep in step with frame.module.css. */
const wide = '(min-width: 64rem)';

export const useWideScreen = (): boolean => useMedia(wide);

/** Whether a media query matches now. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => {
        list.removeEventListener('change', listener);
      };
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
