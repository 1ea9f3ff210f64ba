import { allForYear } from '@18f/us-federal-holidays';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  addBusinessDays,
  federalHolidays,
  isGeneralBusinessDay,
  isSpecificBusinessDay,
  rolledOver,
} from './business-days.js';

fc.configureGlobal({ seed: 20_261_122 });

const years = Array.from({ length: 20 }, (_, index) => 2021 + index);
const anyDay = fc
  .date({ min: new Date('2021-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

describe('federal holidays', () => {
  it.each(years)('of %d are those of an independent list', (year) => {
    const listed = allForYear(year, { shiftSaturdayHolidays: false, shiftSundayHolidays: false });
    const days = listed.map(({ dateString }) =>
      dateString
        .split('-')
        .map((part) => part.padStart(2, '0'))
        .join('-'),
    );
    expect(federalHolidays(year)).toEqual(days);
  });
});

describe('business days', () => {
  it('general: a Sunday’s holiday closes Monday, a Saturday’s leaves Friday open', () => {
    expect(isGeneralBusinessDay('2027-07-05')).toBe(false);
    expect(isGeneralBusinessDay('2026-07-03')).toBe(true);
    expect(isGeneralBusinessDay('2026-11-28')).toBe(false);
  });

  it('specific: Saturdays count, holidays only on their legal dates', () => {
    expect(isSpecificBusinessDay('2026-11-28')).toBe(true);
    expect(isSpecificBusinessDay('2026-11-29')).toBe(false);
    expect(isSpecificBusinessDay('2026-11-26')).toBe(false);
    expect(isSpecificBusinessDay('2026-07-03')).toBe(true);
    expect(isSpecificBusinessDay('2026-07-04')).toBe(false);
    expect(isSpecificBusinessDay('2027-07-05')).toBe(true);
  });

  it('give the waits of a loan', () => {
    const received = '2026-11-23';
    expect(addBusinessDays(received, 3, isSpecificBusinessDay)).toBe('2026-11-27');
    const estimateSent = '2026-11-20';
    expect(addBusinessDays(estimateSent, 7, isSpecificBusinessDay)).toBe('2026-11-30');
    const applied = '2026-11-24';
    expect(addBusinessDays(applied, 3, isGeneralBusinessDay)).toBe('2026-11-30');
  });

  it('every general one is a specific one', () => {
    fc.assert(fc.property(anyDay, (day) => !isGeneralBusinessDay(day) || isSpecificBusinessDay(day)));
  });

  it('are what a date rolls over to, at most four days later', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const rolled = rolledOver(day);
        expect(isGeneralBusinessDay(rolled)).toBe(true);
        expect([0, 6]).not.toContain(weekdayOf(rolled));
        expect(rolled >= day).toBe(true);
        expect(Date.parse(rolled) - Date.parse(day)).toBeLessThanOrEqual(4 * 86_400_000);
      }),
    );
  });

  it('are counted back as they are counted forward', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 20 }), (day, count) => {
        const there = addBusinessDays(day, count, isSpecificBusinessDay);
        fc.pre(isSpecificBusinessDay(day));
        expect(addBusinessDays(there, -count, isSpecificBusinessDay)).toBe(day);
      }),
    );
  });
});
