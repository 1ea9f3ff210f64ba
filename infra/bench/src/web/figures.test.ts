import { describe, expect, it } from '@jest/globals';
import { cumulativeLayoutShift, isInHtml, spreadOf, totalBlockingTime } from './figures.js';

describe('the spread of several loads', () => {
  it('is their median, minimum and maximum', () => {
    expect(spreadOf([900, 100, 300, 200, 250])).toEqual({ median: 250, least: 100, most: 900 });
    expect(spreadOf([4, 1, 2, 3])).toEqual({ median: 2.5, least: 1, most: 4 });
  });

  it('is refused for no loads', () => {
    expect(() => spreadOf([])).toThrow(RangeError);
  });
});

describe('cumulative layout shift', () => {
  it('is the worst burst, not the sum of all', () => {
    const shifts = [
      { at: 100, value: 0.1 },
      { at: 900, value: 0.2 },
      { at: 4000, value: 0.25 },
    ];
    expect(cumulativeLayoutShift(shifts)).toBeCloseTo(0.3);
  });

  it('ends a burst after five seconds', () => {
    const shifts = Array.from({ length: 8 }, (_, index) => ({ at: index * 900, value: 0.1 }));
    expect(cumulativeLayoutShift(shifts)).toBeCloseTo(0.6);
  });

  it('is 0 if nothing moved', () => {
    expect(cumulativeLayoutShift([])).toBe(0);
  });
});

describe('total blocking time', () => {
  it('sums up the time of tasks beyond 50 ms', () => {
    const tasks = [
      { at: 1000, milliseconds: 80 },
      { at: 2000, milliseconds: 50 },
      { at: 3000, milliseconds: 150 },
    ];
    expect(totalBlockingTime(tasks, 500)).toBe(130);
  });

  it('begins at the first paint, even within a task', () => {
    const tasks = [
      { at: 100, milliseconds: 300 },
      { at: 900, milliseconds: 200 },
    ];
    expect(totalBlockingTime(tasks, 1000)).toBe(50);
  });
});

describe('text in raw HTML', () => {
  it('is found across tags, comments, character references and white space', () => {
    const html = '<h1>From <em>saving</em>\n to the <!-- -->keys &amp; beyond&#x27;s</h1>';
    expect(isInHtml(html, "From saving to the keys & beyond's")).toBe(true);
  });

  it('is not found in scripts, styles and attributes', () => {
    const html = '<script>"From saving"</script><style>From saving</style><p title="From saving"></p>';
    expect(isInHtml(html, 'From saving')).toBe(false);
  });

  it('is not found for a picture, which has no text', () => {
    expect(isInHtml('<p>anything</p>', '')).toBe(false);
  });
});
