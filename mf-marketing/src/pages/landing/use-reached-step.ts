import { useEffect, useState, type RefObject } from 'react';

/** The number of the last step whose marker, its first child, has come up past three fifths of the screen; the first to begin with. */
export function useReachedStep(list: RefObject<HTMLElement | null>): number {
  const [reached, setReached] = useState(1);
  useEffect(() => {
    const markers = [...(list.current?.children ?? [])].map((step) => step.firstElementChild ?? step);
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
    for (const marker of markers) observer.observe(marker);
    return () => {
      observer.disconnect();
    };
  }, [list]);
  return reached;
}
