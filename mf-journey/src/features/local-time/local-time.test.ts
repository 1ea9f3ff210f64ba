import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  dayOf,
  daysAfter,
  formatLongDay,
  momentOf,
  monthsAfter,
  formatMonth,
  formatShortDay,
  startOf,
  timeOfDay,
  formatTime,
  weeksOfMonth,
} from './index.js';

const zone = process.env['TZ'];
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

describe.each(['America/Chicago', 'Pacific/Honolulu', 'UTC', 'Pacific/Kiritimati'])('in the time zone %s', (local) => {
  beforeEach(() => {
    process.env['TZ'] = local;
  });

  it('a local day and time survive a round trip', () => {
    const moment = momentOf('2026-12-03', '14:30');

    expect(moment && [dayOf(moment), timeOfDay(moment)]).toEqual(['2026-12-03', '14:30']);
    expect(moment && [formatLongDay(moment), formatTime(moment)]).toEqual(['Thursday, December 3, 2026', '2:30 PM']);
  });

  it('days count across months, years, and daylight saving time', () => {
    expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01');
    expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29');
    expect(daysAfter('2026-03-01', 14)).toBe('2026-03-15');
    expect(daysAfter('2026-11-08', -14)).toBe('2026-10-25');
  });

  it('a month has six weeks from Sunday', () => {
    const weeks = weeksOfMonth('2026-11-22');

    expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
    expect([weeks[0]?.[0], weeks[5]?.[6]]).toEqual(['2026-11-01', '2026-12-12']);
    expect(new Set(weeks.flat()).size).toBe(42);
    expect(weeksOfMonth('2026-10-31')[0]?.[0]).toBe('2026-09-27');
  });
});

it('the day depends on the time zone', () => {
  process.env['TZ'] = 'America/Chicago';
  expect(dayOf(new Date('2026-12-04T02:00:00Z'))).toBe('2026-12-03');
  process.env['TZ'] = 'Asia/Tokyo';
  expect(dayOf(new Date('2026-12-03T20:00:00Z'))).toBe('2026-12-04');
});

it('a time that clocks skip is none, and one that they repeat is the first', () => {
  process.env['TZ'] = 'America/Chicago';
  expect(momentOf('2026-03-08', '02:30')).toBeUndefined();
  expect(momentOf('2026-11-01', '01:30')?.toISOString()).toBe('2026-11-01T06:30:00.000Z');
});

it('a month later may be the last day of a shorter month', () => {
  expect(monthsAfter('2026-01-31', 1)).toBe('2026-02-28');
  expect(monthsAfter('2026-03-31', -1)).toBe('2026-02-28');
  expect(monthsAfter('2026-12-15', 1)).toBe('2027-01-15');
});

it.each([
  ['', '10:00'],
  ['2026-12-03', ''],
  ['tomorrow', '10:00'],
  ['2026-02-31', '10:00'],
  ['2026-12-03', '24:30'],
])('the day %j and the time %j are invalid', (day, time) => {
  expect(momentOf(day, time)).toBeUndefined();
});

it.each([
  ['00:05', '12:05 AM'],
  ['11:59', '11:59 AM'],
  ['12:00', '12:00 PM'],
  ['23:15', '11:15 PM'],
])('%s is shown as %s', (time, words) => {
  const moment = momentOf('2026-12-03', time);
  expect(moment && formatTime(moment)).toBe(words);
});

it('months and days have English names', () => {
  expect(formatMonth('2026-12-03')).toBe('December 2026');
  expect(formatShortDay(startOf('2026-05-09'))).toBe('May 9, 2026');
});
