/** The edges of an area of the page, in pixels. A `DOMRect` is one. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const gap = 8;

/**
 * The top edge for a card, in pixels: the nearest to where it is that keeps it in view and clear of all obstacles. Its own if
 * there is no such place.
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
  const clear = candidates.filter(
    (top) =>
      top >= view.top &&
      top + height <= view.bottom &&
      inColumn.every((obstacle) => obstacle.bottom <= top || obstacle.top >= top + height),
  );
  const distance = (top: number): number => Math.abs(top - card.top);
  return clear.toSorted((one, other) => distance(one) - distance(other))[0] ?? card.top;
}
