import { Temporal } from 'temporal-polyfill';

/**
 * The moment at which the property's clock shows this date (YYYY-MM-DD) and time (HH:MM). Of a time that the clock shows twice
 * when daylight saving ends, the first; one that it skips is as much later as it skips.
 */
export function momentOf(localDate: string, localTime: string, timeZone: string) {
  const zoned = Temporal.PlainDateTime.from(`${localDate}T${localTime}`).toZonedDateTime(timeZone);
  return { at: new Date(zoned.epochMilliseconds).toISOString(), localDate, localTime };
}

/** The day (YYYY-MM-DD) that the property's clock shows. */
export const dayOn = (timeZone: string, now: Date): string =>
  Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate().toString();

/** `Thu, Nov 19, 2026`. */
export const dayText = (day: string): string => dayFormat.format(new Date(`${day}T00:00:00Z`));

const dayFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});
