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

/** Turns the form's values into a calendar entry. */
export const eventForm = z.pipe(
  z.object({
    title: calendarEntry.shape.title,
    date: z.string().check(z.refine((date) => momentOf(date, '00:00') !== undefined, 'Please choose a date')),
    time: z.string().check(z.refine((time) => momentOf('2000-01-01', time) !== undefined, 'Please choose a time')),
    address: calendarEntry.shape.address,
  }),
  z.transform(({ date, time, ...rest }): CalendarEntry => ({
    ...rest,
    startsAt: momentOf(date, time)?.toISOString() ?? '',
  })),
);
