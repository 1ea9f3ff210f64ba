import type { UsStateCode } from '@hearthway/contracts/journey';
import { expect, it } from '@jest/globals';
import { momentThere, zoneOf } from './home-time.js';

const noonAt = (state: UsStateCode, zipCode: string, day = '2026-12-31', time = '12:00') =>
  momentThere({ day, time }, zoneOf(state, zipCode))?.toISOString();

it.each<[UsStateCode, string, string]>([
  ['NY', '10011', '2026-12-31T17:00:00.000Z'],
  ['TX', '78704', '2026-12-31T18:00:00.000Z'],
  ['TX', '79901', '2026-12-31T19:00:00.000Z'],
  ['TN', '37201', '2026-12-31T18:00:00.000Z'],
  ['TN', '37902', '2026-12-31T17:00:00.000Z'],
  ['TN', '37388', '2026-12-31T18:00:00.000Z'],
  ['TN', '37402', '2026-12-31T17:00:00.000Z'],
  ['MI', '49801', '2026-12-31T18:00:00.000Z'],
  ['MI', '49855', '2026-12-31T17:00:00.000Z'],
  ['FL', '32501', '2026-12-31T18:00:00.000Z'],
  ['FL', '', '2026-12-31T17:00:00.000Z'],
  ['AZ', '85001', '2026-12-31T19:00:00.000Z'],
  ['CA', '94110', '2026-12-31T20:00:00.000Z'],
  ['AK', '99501', '2026-12-31T21:00:00.000Z'],
  ['HI', '96813', '2026-12-31T22:00:00.000Z'],
])('noon in %s %s is %s', (state, zipCode, moment) => {
  expect(noonAt(state, zipCode)).toBe(moment);
});

it('follows daylight saving time', () => {
  expect(noonAt('TX', '', '2026-07-01')).toBe('2026-07-01T17:00:00.000Z');
  expect(noonAt('AZ', '', '2026-07-01')).toBe('2026-07-01T19:00:00.000Z');
  expect(noonAt('TX', '', '2026-03-08', '01:59')).toBe('2026-03-08T07:59:00.000Z');
  expect(noonAt('TX', '', '2026-03-08', '03:00')).toBe('2026-03-08T08:00:00.000Z');
});

it('knows no time that clocks skip, and of one that they repeat the first', () => {
  expect(noonAt('TX', '', '2026-03-08', '02:30')).toBeUndefined();
  expect(noonAt('TX', '', '2026-11-01', '01:30')).toBe('2026-11-01T06:30:00.000Z');
});
