import { useLayoutEffect, useRef } from 'react';

/** Scrolls a row to center the element marked `data-in-view`, whenever `inView` changes. */
export function useScrolledTo<Row extends HTMLElement>(inView: string | undefined) {
  const rowRef = useRef<Row>(null);
  useLayoutEffect(() => {
    const row = rowRef.current;
    const item = row?.querySelector<HTMLElement>('[data-in-view]');
    if (row && item) row.scrollLeft = item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2;
  }, [inView]);
  return rowRef;
}
