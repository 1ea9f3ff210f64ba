import * as z from 'zod/mini';

/** A calendar day (YYYY-MM-DD) of this century, to catch a mistyped year. */
export const calendarDay = z.iso
  .date({ error: 'Please choose a date' })
  .check(z.refine((day) => day >= '2000-01-01' && day <= '2099-12-31', 'Please check the year'));

/** A moment (ISO 8601, UTC) of this century, for the same reason. Other years are also not what every calendar app can read. */
export const calendarMoment = z.iso
  .datetime({ error: 'Please choose a date and time' })
  .check(z.refine((moment) => moment >= '2000-01-01' && moment < '2100-01-01', 'Please check the year'));

/** From one calendar day (YYYY-MM-DD) to another; negative if `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/** The calendar day (YYYY-MM-DD) so many days later. */
export function daysLater(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
