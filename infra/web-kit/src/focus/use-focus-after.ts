import { useEffect, useEffectEvent, useRef } from 'react';

/** When `shown` turns false and took the focused control with it, another element takes the focus. */
export function useFocusAfter(shown: boolean, other: () => HTMLElement | null): void {
  const wasShown = useRef(false);
  const focusOther = useEffectEvent(() => other()?.focus());
  // After the commit that closes a dialog, because nothing outside of it can take the focus before.
  useEffect(() => {
    const gone = wasShown.current && !shown;
    wasShown.current = shown;
    if (gone && document.activeElement === document.body) focusOther();
  }, [shown]);
}
