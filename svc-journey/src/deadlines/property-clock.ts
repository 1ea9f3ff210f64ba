import { Temporal } from 'temporal-polyfill';

/** A moment on a property’s clock, and the same in UTC. */
export interface Moment {
  readonly at: string;
  /** YYYY-MM-DD. */
  readonly localDate: string;
  /** HH:MM. */
  readonly localTime: string;
}

/**
 * The moment at which the property’s clock shows this date and time. Of a time that the clock shows twice when daylight saving
 * ends, the first; one that it skips is as much later as it skips.
 */
export function momentOf(localDate: string, localTime: string, timeZone: string): Moment {
  const zoned = Temporal.PlainDateTime.from(`${localDate}T${localTime}`).toZonedDateTime(timeZone);
  return { at: new Date(zoned.epochMilliseconds).toISOString(), localDate, localTime };
}

/** The day (YYYY-MM-DD) that the property’s clock shows. Swedish dates are written like that. */
export const dayOn = (timeZone: string, now: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);

/** `Thu, Nov 19, 2026`. */
export function dayText(day: string): string {
  return dayFormat.format(new Date(`${day}T00:00:00Z`));
}

const dayFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});
