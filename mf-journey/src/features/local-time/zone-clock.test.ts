import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { dayOf, formatTime, zoneClock } from './index.js';

const zone = process.env['TZ'];
beforeEach(() => {
  process.env['TZ'] = 'America/New_York';
});
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

describe('the clock of another zone', () => {
  it('may still show the day before', () => {
    const { reading, zone } = zoneClock(new Date('2026-11-27T05:59:00Z'), 'America/Chicago');
    expect([dayOf(reading), formatTime(reading), zone]).toEqual(['2026-11-26', '11:59 PM', 'CST']);
  });

  it('follows daylight saving time there', () => {
    const { reading, zone } = zoneClock(new Date('2026-07-01T22:00:00Z'), 'America/Chicago');
    expect([formatTime(reading), zone]).toEqual(['5:00 PM', 'CDT']);
  });

  it('has no name where it shows the same', () => {
    expect(zoneClock(new Date('2026-11-27T05:59:30Z'), 'America/Detroit').zone).toBeUndefined();
  });

  it('is the buyer’s own without a zone', () => {
    const moment = new Date('2026-11-27T05:59:00Z');
    expect(zoneClock(moment, undefined)).toEqual({ reading: moment });
  });
});
