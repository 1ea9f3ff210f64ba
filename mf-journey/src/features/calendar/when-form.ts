import * as z from 'zod/mini';
import { dayOf, momentOf, timeOfDay, type Day } from '../local-time/index.js';

/** A local day and time, as their fields hold them. */
export interface WhenValues {
  readonly date: Day;
  readonly time: string;
}

export function whenValues(startsAt: string): WhenValues {
  const moment = new Date(startsAt);
  return { date: dayOf(moment), time: timeOfDay(moment) };
}

/** Fields for the schema of a form with `date` and `time`. */
export const whenShape = {
  date: z
    .string()
    .check(z.refine((date) => momentOf(date, '12:00') !== undefined, { error: 'Please choose a date', abort: true })),
  time: z.string().check(
    z.refine((time) => momentOf('2000-01-01', time) !== undefined, {
      error: 'Please choose a time',
      abort: true,
    }),
  ),
};

/** The typed date and time in UTC. If untouched, the original moment is kept exactly. */
export function startsAtFrom(before: string | undefined) {
  const shown = before === undefined ? undefined : whenValues(before);
  const changed = before === undefined ? undefined : new Date(before);
  const startsAt = ({ date, time }: WhenValues): string | undefined =>
    date === shown?.date && time === shown.time ? before : momentOf(date, time, changed)?.toISOString();
  return {
    /** Call only after the check has passed. */
    startsAt: (values: WhenValues): string => startsAt(values) ?? '',
    check: z.refine<WhenValues>((values) => startsAt(values) !== undefined, {
      path: ['time'],
      error: 'Clocks skip this time on that day. Please choose another',
    }),
  };
}

/** Turns a day and a time into their moment. */
export function whenFormOf(before: string | undefined) {
  const { startsAt, check } = startsAtFrom(before);
  return z.pipe(z.object(whenShape).check(check), z.transform(startsAt));
}

/** Whether this moment's minute is over. */
export function isPast(startsAt: string): boolean {
  return Date.parse(startsAt) + 60_000 <= Date.now();
}
