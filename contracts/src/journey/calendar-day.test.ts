import { describe, expect, it } from '@jest/globals';
import { calendarDay, daysBetween, daysLater } from './calendar-day.js';

describe('calendar days', () => {
  it.each([
    ['2026-11-23', '2026-11-23', 0],
    ['2026-03-07', '2026-03-09', 2],
    ['2028-02-28', '2028-03-01', 2],
    ['2026-12-31', '2027-01-01', 1],
    ['2026-11-23', '2026-11-20', -3],
  ])('from %s to %s are %i', (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days);
    expect(daysLater(from, days)).toBe(to);
  });

  it.each(['2027-02-30', '1926-11-01', '2126-11-01', '2026-11-1', '', '2026-11-01T00:00:00Z'])(
    'are not: %s',
    (text) => {
      expect(calendarDay.safeParse(text).success).toBe(false);
    },
  );
});
