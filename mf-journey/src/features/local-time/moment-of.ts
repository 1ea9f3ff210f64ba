import { dayOf, startOf, timeOfDay, type Day } from './local-time.js';

/**
 * The moment of a local day and time; `undefined` if either is missing or invalid, or if clocks skip this time on this day.
 * Where clocks repeat it, the one with the UTC offset of the moment that is changed to it, otherwise the first.
 */
export function momentOf(day: Day, time: string, changed?: Date): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !/^\d{2}:\d{2}/.test(time)) return undefined;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const moment = startOf(day);
  moment.setHours(hours, minutes);
  const minutesApart = changed ? changed.getTimezoneOffset() - moment.getTimezoneOffset() : 0;
  const withSameOffset = new Date(moment.getTime() + minutesApart * 60_000);
  return [withSameOffset, moment].find(
    (candidate) => dayOf(candidate) === day && timeOfDay(candidate) === time.slice(0, 5),
  );
}
