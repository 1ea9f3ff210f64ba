/** Heights are in CSS pixels, the first page at the top. Each page has `gap` above it. */
export interface Layout {
  readonly heights: readonly number[];
  readonly gap: number;
}

/** Where a page begins. Pages count from 0. */
export function topOf({ heights, gap }: Layout, page: number): number {
  return heights.slice(0, page).reduce((top, height) => top + height + gap, gap);
}

/** The pages between two heights, in order. */
export function pagesBetween({ heights, gap }: Layout, from: number, to: number): number[] {
  const found: number[] = [];
  let top = gap;
  for (const [page, height] of heights.entries()) {
    if (top > to) break;
    if (top + height >= from) found.push(page);
    top += height + gap;
  }
  return found;
}

/** The page at this height, or the nearest one above it. */
export function pageAt(layout: Layout, height: number): number {
  return Math.max(0, pagesBetween(layout, 0, height).length - 1);
}

/** The page that is read: in the middle of what is seen, or of several small ones, the first. */
export function pageRead(layout: Layout, top: number, viewHeight: number): number {
  const first = layout.heights[pageAt(layout, top + layout.gap)] ?? 0;
  return pageAt(layout, top + layout.gap + Math.min(first, viewHeight) / 2);
}

/** The pages to draw for what is seen, the nearest first: half a screen beyond it in both directions. */
export function pagesNear(layout: Layout, top: number, viewHeight: number): number[] {
  const middle = pageAt(layout, top + viewHeight / 2);
  return pagesBetween(layout, top - viewHeight / 2, top + viewHeight * 1.5).sort(
    (left, right) => Math.abs(left - middle) - Math.abs(right - middle),
  );
}
