import { AppError } from '@hearthway/service-kit';
import { dayOn } from './property-clock.js';

/**
 * What happened did so by today, on the property's clock.
 * @param days by their path in the request: `body.entry.sentOn`
 * @throws AppError `day.in-future`
 */
export function requirePastDays(
  days: Readonly<Record<string, string | null | undefined>>,
  timeZone: string,
  now: Date,
): void {
  const today = dayOn(timeZone, now);
  const message = 'It isn’t this day yet at the home. Choose an earlier day.';
  const details = Object.entries(days)
    .filter(([, day]) => day && day > today)
    .map(([path]) => ({ path, message }));
  if (details.length > 0) throw new AppError('day.in-future', message, { details });
}
