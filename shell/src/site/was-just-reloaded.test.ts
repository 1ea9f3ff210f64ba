import { expect, it } from '@jest/globals';
import { wasJustReloaded } from './was-just-reloaded.js';

const page = (type: string, milliseconds: number) => ({
  now: () => milliseconds,
  getEntriesByType: () => [{ type } as PerformanceNavigationTiming],
});

it('a page was just reloaded if that is how it was opened, less than a minute ago', () => {
  expect(wasJustReloaded(page('reload', 5_000))).toBe(true);
  expect(wasJustReloaded(page('reload', 61_000))).toBe(false);
  expect(wasJustReloaded(page('navigate', 5_000))).toBe(false);
});
