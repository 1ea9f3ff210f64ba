import { describe, expect, it } from '@jest/globals';
import { boundsOf, drawing } from './drawings.js';
import { signingLimits } from './envelope-limits.js';

describe('a drawing', () => {
  const points = (count: number) => Array.from({ length: count * 2 }, () => 1);

  it.each([
    [
      'a dot and a line',
      [
        [5, 5],
        [0, 0, 1_000, 1_000],
      ],
      true,
    ],
    ['as many points as there may be', [points(signingLimits.drawingPoints)], true],
    ['more of them, in several lines', [points(signingLimits.drawingPoints), points(1)], false],
    ['nothing', [], false],
    ['a line without a point', [[]], false],
    ['half of a point', [[1, 2, 3]], false],
    ['a point outside', [[0, 1_001]], false],
    ['a point between two places', [[0, 0.5]], false],
  ])('of %s: %#', (_name, drawn, expected) => {
    expect(drawing.safeParse(drawn).success).toBe(expected);
  });

  it('has bounds', () => {
    expect(
      boundsOf([
        [10, 20, 30, 60],
        [5, 40],
      ]),
    ).toEqual({ x: 5, y: 20, width: 25, height: 40 });
    expect(boundsOf([[7, 8]])).toEqual({ x: 7, y: 8, width: 0, height: 0 });
  });
});
