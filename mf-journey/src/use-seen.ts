import { useEffect, useRef, useState, type RefObject } from 'react';

interface Seen<Part extends HTMLElement> {
  readonly ref: RefObject<Part | null>;
  /** True once the element first comes near the screen. */
  readonly seen: boolean;
}

/** For parts that should load only when someone is about to see them. */
export function useSeen<Part extends HTMLElement = HTMLDivElement>(): Seen<Part> {
  const ref = useRef<Part>(null);
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
