import { useEffect, useState, type RefObject } from 'react';

/** The number of the last step that has come up past three fifths of the screen's height; the first to begin with. */
export function useReachedStep(list: RefObject<HTMLElement | null>): number {
  const [reached, setReached] = useState(1);
  useEffect(() => {
    const items = [...(list.current?.children ?? [])];
    // What is jumped over is not reported one by one, so each report is a reason to look at all of them.
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
