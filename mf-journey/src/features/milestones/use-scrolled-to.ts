import { useLayoutEffect, useRef } from 'react';

/** For a row that is wider than its place: brings what is marked `data-in-view` to the middle, whenever that is another one. */
export function useScrolledTo<Row extends HTMLElement>(inView: string | undefined) {
  const rowRef = useRef<Row>(null);
  useLayoutEffect(() => {
    const row = rowRef.current;
    const item = row?.querySelector<HTMLElement>('[data-in-view]');
    if (row && item) row.scrollLeft = item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2;
  }, [inView]);
  return rowRef;
}
