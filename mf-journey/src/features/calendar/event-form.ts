import { calendarEntry, type CalendarEntry, type CalendarEvent } from '@hearthway/contracts/journey';
import * as z from 'zod/mini';
import { dayOf, momentOf, timeOfDay, type Day } from '../local-time/index.js';

export interface EventFormValues {
  readonly title: string;
  readonly date: Day;
  readonly time: string;
  readonly address: string;
}

export function newEventValues(date: Day): EventFormValues {
  return { title: '', date, time: '', address: '' };
}

export function valuesOf({ title, address, startsAt }: Omit<CalendarEvent, 'id'>): EventFormValues {
  const moment = new Date(startsAt);
  return { title, address, date: dayOf(moment), time: timeOfDay(moment) };
}

/** Turns the form's values into a calendar entry. An event whose date and time are untouched keeps its exact moment. */
export function eventFormOf(event: CalendarEvent | undefined) {
  const shown = event && valuesOf(event);
  const changed = event && new Date(event.startsAt);
  const startsAt = (date: Day, time: string): string | undefined =>
    date === shown?.date && time === shown.time ? event?.startsAt : momentOf(date, time, changed)?.toISOString();
  return z.pipe(
    z
      .object({
        title: calendarEntry.shape.title,
        date: z
          .string()
          .check(
            z.refine((date) => momentOf(date, '12:00') !== undefined, { error: 'Please choose a date', abort: true }),
          ),
        time: z.string().check(
          z.refine((time) => momentOf('2000-01-01', time) !== undefined, {
            error: 'Please choose a time',
            abort: true,
          }),
        ),
        address: calendarEntry.shape.address,
      })
      .check(
        z.refine(({ date, time }) => startsAt(date, time) !== undefined, {
          path: ['time'],
          error: 'Clocks skip this time on that day. Please choose another',
        }),
      ),
    z.transform(({ date, time, ...rest }): CalendarEntry => ({ ...rest, startsAt: startsAt(date, time) ?? '' })),
  );
}

/** Whether the minute of this moment is over. */
export function isPast(startsAt: string): boolean {
  return Date.parse(startsAt) + 60_000 <= Date.now();
}
