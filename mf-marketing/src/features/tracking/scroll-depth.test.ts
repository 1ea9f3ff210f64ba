import { describe, expect, it } from '@jest/globals';
import { depthPercent, newDepth, nothingReported } from './scroll-depth.js';

describe('scroll depth', () => {
  it.each([
    [{ scrolled: 0, viewport: 800, page: 4800 }, 0],
    [{ scrolled: 1000, viewport: 800, page: 4800 }, 25],
    [{ scrolled: 4000, viewport: 800, page: 4800 }, 100],
    [{ scrolled: 3999.2, viewport: 800, page: 4800 }, 100],
    [{ scrolled: -60, viewport: 800, page: 4800 }, 0],
    [{ scrolled: 4090, viewport: 800, page: 4800 }, 100],
    [{ scrolled: 0, viewport: 800, page: 600 }, 0],
  ])('at %o is %d percent', (position, percent) => {
    expect(depthPercent(position)).toBe(percent);
  });
});

describe('depth reports', () => {
  /** What gets reported at each depth, in order. */
  function reportsAt(...depths: number[]) {
    let reported = nothingReported;
    return depths.map((percent) => {
      const { reported: now, ...fresh } = newDepth(percent, reported);
      reported = now;
      return fresh;
    });
  }

  it('start with the hero and no depth', () => {
    expect(reportsAt(0)).toEqual([{ sections: ['hero'] }]);
  });

  it.each([
    [24.9, ['hero']],
    [25, ['hero', 'features']],
    [50, ['hero', 'features', 'waitlistForm']],
    [75, ['hero', 'features', 'waitlistForm', 'pricing']],
  ])('at %d percent contain %j', (percent, sections) => {
    expect(reportsAt(percent)[0]?.sections).toEqual(sections);
  });

  it('contain each section once, even when scrolling back and forth', () => {
    expect(reportsAt(30, 0, 30, 60).map(({ sections }) => sections)).toEqual([
      ['hero', 'features'],
      [],
      [],
      ['waitlistForm'],
    ]);
  });

  it('contain each new tenth once', () => {
    expect(reportsAt(9.9, 10, 19, 12, 20, 5, 20).map(({ maximumPercent }) => maximumPercent)).toEqual([
      undefined,
      10,
      undefined,
      undefined,
      20,
      undefined,
      undefined,
    ]);
  });

  it('contain one depth for a jump', () => {
    expect(reportsAt(100, 100).map(({ maximumPercent }) => maximumPercent)).toEqual([100, undefined]);
  });
});
