import { problemTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';
import { dayOn } from './property-clock.js';

/** Days that something happened on, by the path of their field (`body.entry.intentOn`); `null` if it hasn’t yet. */
export type PastDays = readonly (readonly [path: string, day: string | null | undefined])[];

/**
 * What will happen is no fact yet, and completes nothing.
 * @param timeZone of the property
 * @throws AppError `day.in-future` with every day after today on the property’s clock
 */
export function refuseFutureDays(days: PastDays, timeZone: string, now: Date): void {
  const today = dayOn(timeZone, now);
  const paths = days.flatMap(([path, day]) => (day && day > today ? [path] : []));
  if (paths.length === 0) return;
  const message = problemTexts.dayInFuture;
  throw new AppError('day.in-future', message, { details: paths.map((path) => ({ path, message })) });
}
