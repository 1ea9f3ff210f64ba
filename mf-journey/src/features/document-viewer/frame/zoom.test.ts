import { describe, expect, it } from '@jest/globals';
import { sharpness, zoomed } from './zoom.js';

describe('zoom', () => {
  it.each([
    [1, 'in', 1.25],
    [1.36, 'in', 1.5],
    [1.36, 'out', 1.25],
    [0.2499, 'in', 0.5],
    [0.0621, 'out', 0.0621],
    [4, 'in', 4],
    [2, 'fit', 'fit'],
  ] as const)('from %d, %s leads to %s', (seen, to, next) => {
    expect(zoomed(seen, to)).toBe(next);
  });

  it('is as sharp as the screen, until a canvas would take too much memory', () => {
    expect(sharpness(390, 505, 3)).toBe(3);
    const factor = sharpness(3264, 4224, 2);
    expect(3264 * factor * 4224 * factor).toBeCloseTo(10_000_000);
  });
});
