import { expect, it } from '@jest/globals';
import { refuseFutureDays } from './refuse-future-days.js';

/** Still November 23 in New York and Honolulu. */
const now = new Date('2026-11-24T04:30:00Z');
const refusedAt = (timeZone: string, days: Readonly<Record<string, string | null | undefined>>) => {
  try {
    refuseFutureDays(Object.entries(days), timeZone, now);
    return [];
  } catch (error) {
    expect(error).toMatchObject({ code: 'day.in-future' });
    return (error as { details: { path: string }[] }).details.map(({ path }) => path);
  }
};

it('lets days up to today on the property’s clock pass', () => {
  expect(
    refusedAt('America/New_York', { on: '2026-11-23', before: '2020-01-01', open: null, none: undefined }),
  ).toEqual([]);
});

it('names each day that is still to come there', () => {
  const days = { today: '2026-11-23', tomorrow: '2026-11-24', later: '2099-12-31' };
  expect(refusedAt('Pacific/Honolulu', days)).toEqual(['tomorrow', 'later']);
});

it('follows the property’s midnight', () => {
  expect(refusedAt('Europe/London', { on: '2026-11-24' })).toEqual([]);
  expect(refusedAt('America/New_York', { on: '2026-11-24' })).toEqual(['on']);
});
