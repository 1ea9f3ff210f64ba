/** A factor of the paper’s size, or as wide as there is room for. */
export type Zoom = number | 'fit';

const steps = [0.1, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;

/** The next step from what is seen now, which may lie between two. */
export function zoomed(seen: number, to: 'in' | 'out' | 'fit'): Zoom {
  if (to === 'fit') return 'fit';
  // A step within a percent of what is seen would change nothing that anybody sees.
  const next = to === 'in' ? steps.find((step) => step > seen * 1.01) : steps.findLast((step) => step < seen * 0.99);
  return next ?? seen;
}

/** Pixels of a canvas: 40 MB. Phones refuse more than 16 million. */
const mostPixels = 10_000_000;

/** Pixels of a canvas per CSS pixel: those of the screen, but no more than a canvas should have. */
export function sharpness(width: number, height: number, ofScreen: number): number {
  return Math.min(ofScreen, Math.sqrt(mostPixels / (width * height)));
}
