import { calendarEntry, type CalendarEntry } from '@hearthway/contracts/journey';
import * as z from 'zod/mini';
import type { Day } from '../local-time/index.js';
import { startsAtFrom, whenShape, whenValues, type WhenValues } from './when-form.js';

export interface EventFormValues extends WhenValues {
  readonly title: string;
  readonly address: string;
}

export function newEventValues(date: Day): EventFormValues {
  return { title: '', date, time: '', address: '' };
}

export function valuesOf({ title, address, startsAt }: CalendarEntry): EventFormValues {
  return { title, address, ...whenValues(startsAt) };
}

/** Turns the form's values into a calendar entry. */
export function eventFormOf(event: CalendarEntry | undefined) {
  const { startsAt, check } = startsAtFrom(event?.startsAt);
  const { title, address } = calendarEntry.shape;
  return z.pipe(
    z.object({ title, ...whenShape, address }).check(check),
    z.transform(({ date, time, ...rest }): CalendarEntry => ({ ...rest, startsAt: startsAt({ date, time }) })),
  );
}
