/** The edges of an area of the page, in pixels. A `DOMRect` is one. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const gap = 8;

/**
 * The top edge for a card, in pixels: the nearest one that keeps it in view and off all obstacles. If there is none, it covers
 * the last obstacles, which are the least important.
 */
export function clearTop(card: Box, obstacles: readonly Box[], view: Pick<Box, 'top' | 'bottom'>): number {
  const height = card.bottom - card.top;
  const inColumn = obstacles.filter(({ left, right }) => left < card.right && right > card.left);
  const candidates = [
    card.top,
    view.top + gap,
    view.bottom - gap - height,
    ...inColumn.flatMap(({ top, bottom }) => [bottom + gap, top - gap - height]),
  ];
  const [nearest] = candidates
    .filter(
      (top) =>
        top >= view.top &&
        top + height <= view.bottom &&
        inColumn.every((obstacle) => obstacle.bottom <= top || obstacle.top >= top + height),
    )
    .toSorted((one, other) => Math.abs(one - card.top) - Math.abs(other - card.top));
  if (nearest !== undefined) return nearest;
  return obstacles.length === 0 ? card.top : clearTop(card, obstacles.slice(0, -1), view);
}
