import * as z from 'zod/mini';

/** A calendar day (YYYY-MM-DD) of this century, to catch a mistyped year. */
export const calendarDay = z.iso
  .date({ error: 'Please choose a date' })
  // In a schema, a custom pattern would hide that it is a date.
  .check(z.refine((day) => day.startsWith('20'), 'Please check the year of this date'));

/** A moment (ISO 8601, UTC) of this century, for the same reason. Not every calendar app can read other years, either. */
export const calendarMoment = z.iso
  .datetime({ error: 'Please choose a date and time' })
  .check(z.refine((moment) => moment.startsWith('20'), 'Please check the year of this date'));

const dayMilliseconds = 86_400_000;
const midnight = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** From one calendar day (YYYY-MM-DD) to another; negative if `to` is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((midnight(to) - midnight(from)) / dayMilliseconds);

/** The calendar day (YYYY-MM-DD) this many days later. */
export const daysLater = (day: string, days: number): string =>
  new Date(midnight(day) + days * dayMilliseconds).toISOString().slice(0, 10);
