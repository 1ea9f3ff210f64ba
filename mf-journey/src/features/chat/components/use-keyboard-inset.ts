import { useEffect, useRef, type RefObject } from 'react';

/**
 * Sets `--keyboard` on the element: how much of the screen’s bottom an on-screen keyboard covers. Browsers lay out fixed and
 * sticky elements as if it weren’t there.
 */
export function useKeyboardInset(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const screen = window.visualViewport;
    if (!screen) return;
    const measure = (): void => {
      // Zooming in covers nothing.
      const covered = screen.scale > 1 ? 0 : window.innerHeight - screen.height - screen.offsetTop;
      ref.current?.style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`);
    };
    measure();
    screen.addEventListener('resize', measure);
    screen.addEventListener('scroll', measure);
    return () => {
      screen.removeEventListener('resize', measure);
      screen.removeEventListener('scroll', measure);
    };
  }, []);
  return ref;
}
