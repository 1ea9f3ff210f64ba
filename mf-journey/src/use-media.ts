import { useCallback, useSyncExternalStore } from 'react';

/** The sidebar's breakpoint; keep in step with frame.module.css. */
export const useWideScreen = (): boolean => useMedia('(min-width: 64rem)');

/** Room for the page between two sidebars. */
export const useVeryWideScreen = (): boolean => useMedia('(min-width: 85rem)');

/** Wider than a phone held upright. */
export const useRoomyScreen = (): boolean => useMedia('(min-width: 40rem)');

function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
