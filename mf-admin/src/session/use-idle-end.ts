import { useEffect, useRef } from 'react';

export const idleMinutes = 30;

const checkEveryMilliseconds = 10_000;
const signsOfLife = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Calls `end` after half an hour without a sign of life. The clock decides, since a sleeping computer runs no timers. */
export function useIdleEnd(active: boolean, end: () => void): void {
  const lastSign = useRef(0);
  useEffect(() => {
    if (!active) return undefined;
    lastSign.current = Date.now();
    const isOver = (): boolean => Date.now() - lastSign.current >= idleMinutes * 60_000;
    const check = (): void => {
      if (isOver()) end();
    };
    // The very click that wakes a screen left alone comes too late.
    const sign = (): void => {
      if (isOver()) end();
      else lastSign.current = Date.now();
    };
    const timer = setInterval(check, checkEveryMilliseconds);
    document.addEventListener('visibilitychange', check);
    for (const name of signsOfLife) window.addEventListener(name, sign, { passive: true, capture: true });
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
      for (const name of signsOfLife) window.removeEventListener(name, sign, { capture: true });
    };
  }, [active, end]);
}
