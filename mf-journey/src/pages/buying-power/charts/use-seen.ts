import { useEffect, useRef, useState, type RefObject } from 'react';

interface Seen {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** From the first time that the element comes near the screen. */
  readonly seen: boolean;
}

/** For what is worth loading only once someone is about to see it. */
export function useSeen(): Seen {
  const ref = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!ref.current || seen) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: '50%' },
    );
    observer.observe(ref.current);
    return () => {
      observer.disconnect();
    };
  }, [seen]);
  return { ref, seen };
}
