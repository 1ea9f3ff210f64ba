import { describe, expect, it } from '@jest/globals';
import { pageAt, pageRead, pagesBetween, pagesNear, topOf } from './layout.js';

/** Tops: 10, 120, 330, 440. */
const layout = { heights: [100, 200, 100, 100], gap: 10 };

describe('where pages lie', () => {
  it.each([
    [0, 10],
    [1, 120],
    [3, 440],
  ])('page %i begins at %i', (page, top) => {
    expect(topOf(layout, page)).toBe(top);
  });

  it.each([
    [0, 0],
    [10, 0],
    [115, 0],
    [120, 1],
    [439, 2],
    [5000, 3],
  ])('the page at %i is %i', (height, page) => {
    expect(pageAt(layout, height)).toBe(page);
  });

  it.each([
    [0, 5, []],
    [0, 110, [0]],
    [110, 330, [0, 1, 2]],
    [321, 329, []],
    [600, 700, []],
  ])('between %i and %i are pages %j', (from, to, pages) => {
    expect(pagesBetween(layout, from, to)).toEqual(pages);
  });

  it.each([
    ['a tall one', 120 - 10, 100, 1],
    ['a tall one, nearly gone', 300, 100, 2],
    ['the first of several', 0, 500, 0],
    ['the first of several, half gone', 59, 500, 0],
    ['the second of several', 60, 500, 1],
  ])('%s is read', (_, top, viewHeight, page) => {
    expect(pageRead(layout, top, viewHeight)).toBe(page);
  });

  it('are drawn around what is seen, the nearest first', () => {
    expect(pagesNear(layout, 330, 100)).toEqual([2, 1, 3]);
    const long = { heights: Array.from({ length: 1000 }, () => 1000), gap: 10 };
    expect(pagesNear(long, topOf(long, 500), 800)).toEqual([500, 499, 501]);
  });
});
