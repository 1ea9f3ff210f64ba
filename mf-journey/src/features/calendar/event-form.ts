import { calendarEntry, type CalendarEntry, type CalendarEvent } from '@hearthway/contracts/journey';
import { dayOf, momentOf, timeOfDay, type Day } from '../local-time/index.js';

/** What the form holds while it is filled in. */
export interface EventFormValues {
  readonly title: string;
  readonly date: Day;
  readonly time: string;
  readonly address: string;
}

export type EventFormProblems = Readonly<Partial<Record<keyof EventFormValues, string | undefined>>>;

export function newEventValues(date: Day): EventFormValues {
  return { title: '', date, time: '', address: '' };
}

export function valuesOf({ title, address, startsAt }: Omit<CalendarEvent, 'id'>): EventFormValues {
  const moment = new Date(startsAt);
  return { title, address, date: dayOf(moment), time: timeOfDay(moment) };
}

/** The entry that the values mean, or what is wrong with which of them. */
export function readEventForm(
  values: EventFormValues,
): { readonly entry: CalendarEntry } | { readonly problems: EventFormProblems } {
  const { date, time, title, address } = values;
  const moment = momentOf(date, time);
  const parsed = calendarEntry.safeParse({ title, address, startsAt: moment?.toISOString() });
  if (parsed.success) return { entry: parsed.data };
  const problemOf = (part: keyof CalendarEntry) => parsed.error.issues.find(({ path }) => path[0] === part)?.message;
  return {
    problems: {
      title: problemOf('title'),
      date: momentOf(date, '00:00') ? undefined : 'Please choose a date',
      time: momentOf('2000-01-01', time) ? undefined : 'Please choose a time',
      address: problemOf('address'),
    },
  };
}
