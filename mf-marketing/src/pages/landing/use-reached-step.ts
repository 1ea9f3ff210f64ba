import { useEffect, useState, type RefObject } from 'react';

/** The last step that has scrolled past 60% of the screen's height, starting at 1. */
export function useReachedStep(list: RefObject<HTMLElement | null>): number {
  const [reached, setReached] = useState(1);
  useEffect(() => {
    const items = [...(list.current?.children ?? [])];
    // A jump skips the observer for the steps in between, so check all of them on every callback.
    const observer = new IntersectionObserver(
      ([entry]) => {
        const lineAt = entry?.rootBounds?.bottom ?? 0;
        const passed = items.filter((item) => item.getBoundingClientRect().top <= lineAt);
        setReached(Math.max(1, passed.length));
      },
      { rootMargin: '0px 0px -40% 0px' },
    );
    for (const item of items) observer.observe(item);
    return () => {
      observer.disconnect();
    };
  }, [list]);
  return reached;
}
