import { useEffect, useState, type RefObject } from 'react';

/** The number of the last step that has come up past three fifths of the screen's height; the first to begin with. */
export function useReachedStep(list: RefObject<HTMLElement | null>): number {
  const [reached, setReached] = useState(1);
  useEffect(() => {
    const items = [...(list.current?.children ?? [])];
    const passed = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) {
          const lineAt = entry.rootBounds?.bottom ?? 0;
          if (entry.boundingClientRect.top <= lineAt) passed.add(entry.target);
          else passed.delete(entry.target);
        }
        setReached(Math.max(1, passed.size));
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
