import { useEffect, useRef } from 'react';

export const idleMinutes = 30;

const checkEveryMilliseconds = 10_000;
const activityEvents = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Calls `end` after half an hour of inactivity. Compares clock times, because timers stop while a computer sleeps. */
export function useIdleEnd(active: boolean, end: () => void): void {
  const lastActive = useRef(0);
  useEffect(() => {
    if (!active) return undefined;
    lastActive.current = Date.now();
    const isOver = (): boolean => Date.now() - lastActive.current >= idleMinutes * 60_000;
    const check = (): void => {
      if (isOver()) end();
    };
    // A click after the half hour comes too late, even if no timer has fired yet.
    const onActivity = (): void => {
      if (isOver()) end();
      else lastActive.current = Date.now();
    };
    const timer = setInterval(check, checkEveryMilliseconds);
    document.addEventListener('visibilitychange', check);
    for (const name of activityEvents) window.addEventListener(name, onActivity, { passive: true, capture: true });
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
      for (const name of activityEvents) window.removeEventListener(name, onActivity, { capture: true });
    };
  }, [active, end]);
}
