import { describe, expect, it } from '@jest/globals';
import { depthPercent, newAt, nothingTold } from './scroll-depth.js';

describe('the depth of scrolling', () => {
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

describe('what is told of the depth', () => {
  /** What is told at each of these depths, one after the other. */
  function toldAt(...depths: number[]) {
    let told = nothingTold;
    return depths.map((percent) => {
      const { told: now, ...fresh } = newAt(percent, told);
      told = now;
      return fresh;
    });
  }

  it('is the hero at once, and no depth', () => {
    expect(toldAt(0)).toEqual([{ sections: ['hero'] }]);
  });

  it.each([
    [24.9, ['hero']],
    [25, ['hero', 'features']],
    [50, ['hero', 'features', 'waitlistForm']],
    [75, ['hero', 'features', 'waitlistForm', 'pricing']],
  ])('at %d percent is that %j were reached', (percent, sections) => {
    expect(toldAt(percent)[0]?.sections).toEqual(sections);
  });

  it('is every section once, also when scrolling goes back and forth', () => {
    expect(toldAt(30, 0, 30, 60).map(({ sections }) => sections)).toEqual([
      ['hero', 'features'],
      [],
      [],
      ['waitlistForm'],
    ]);
  });

  it('is the deepest tenth once', () => {
    expect(toldAt(9.9, 10, 19, 12, 20, 5, 20).map(({ maximumPercent }) => maximumPercent)).toEqual([
      undefined,
      10,
      undefined,
      undefined,
      20,
      undefined,
      undefined,
    ]);
  });

  it('is one depth for a jump', () => {
    expect(toldAt(100, 100).map(({ maximumPercent }) => maximumPercent)).toEqual([100, undefined]);
  });
});
