import { expect, it } from '@jest/globals';
import { formatDay } from './format-day.js';

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

it.each(['2025-01-01', '2025-11-25', '2026-05-09', '2024-02-29', '2025-12-31'])(
  'formats %s the way Intl does',
  (date) => {
    expect(formatDay(date)).toBe(days.format(new Date(date)));
  },
);

it('returns a bare year unchanged', () => {
  expect(formatDay('2026')).toBe('2026');
});
