import * as z from 'zod/mini';
import { identifier } from '../identifier.js';
import { defineOperation } from '../operation.js';
import { calendarMoment } from './calendar-day.js';
import { lineOfText } from './line-of-text.js';

const untitled = 'Please enter a title';

/** `startsAt` is in UTC; `address` may be empty. */
export const calendarEntry = z.strictObject({
  title: lineOfText(120, untitled).check(z.minLength(1, untitled)),
  address: z._default(lineOfText(200), ''),
  startsAt: calendarMoment,
});
export type CalendarEntry = z.infer<typeof calendarEntry>;

/** Where an event comes from: the buyer, the tour of a home, a pre-approval letter, the answer to an offer, or the contract. */
export const calendarEventKind = z.enum(['own', 'tour', 'letter', 'offer', 'deadline']);
export type CalendarEventKind = z.infer<typeof calendarEventKind>;

/** How long before an event the buyer is alerted, in hours: in the app, by email, and by the app that reads their calendar. */
export const alertHours: Readonly<Record<CalendarEventKind, readonly number[]>> = {
  deadline: [72, 24, 4],
  offer: [24, 4],
  tour: [24, 4],
  letter: [24],
  own: [24],
};

export const calendarEvent = z.object({
  id: z.string(),
  title: z.string(),
  address: z.string(),
  startsAt: z.iso.datetime(),
  kind: z._default(calendarEventKind, 'own'),
  /** IANA name of the property's zone, in which to show a deadline. Other events are shown in the buyer's. */
  timeZone: z.optional(z.string()),
  /** The buyer marked the deadline as done. Missing otherwise. */
  done: z.optional(z.boolean()),
  /** A deadline that has passed and isn't done. Only in the list, and only if it is. */
  overdue: z.optional(z.boolean()),
  /** Ids of up to five other events that need the buyer within an hour of this one. Only in the list, and only if there are any. */
  conflictsWith: z.optional(z.array(z.string())),
});
export type CalendarEvent = z.infer<typeof calendarEvent>;

/** Per buyer. */
export const calendarEventMaximum = 500;

/** Shown as samples until a buyer schedules an event: days from today (specification, section 2), in local time. */
export const sampleCalendarEvents = [
  { title: 'Call with a lender', address: 'By phone', daysAhead: 2, hour: 10 },
  { title: 'Home tour', address: '123 Sample Street', daysAhead: 5, hour: 14 },
  { title: 'Open house', address: '456 Example Avenue', daysAhead: 8, hour: 11 },
] as const;

const calendarEventId = z.strictObject({ calendarEventId: identifier });
const changeErrors = {
  'calendar-event.not-found': 404,
  /** A deadline is changed at the contract, and an answer's time at the offer. */
  'calendar-event.from-elsewhere': 409,
} as const;

export const listCalendarEvents = defineOperation({
  id: 'journey.list-calendar-events',
  summary: 'List the signed-in buyer’s events and deadlines, earliest first, with conflicts and what is overdue',
  method: 'GET',
  path: '/api/calendar-events',
  access: 'buyer',
  status: 200,
  reply: z.object({
    events: z.array(calendarEvent),
    /** Whether this buyer has ever scheduled one. Samples are shown until then. */
    everScheduled: z.boolean(),
  }),
  errors: {},
});

export const createCalendarEvent = defineOperation({
  id: 'journey.create-calendar-event',
  summary: 'Schedule an event',
  method: 'POST',
  path: '/api/calendar-events',
  access: 'buyer',
  body: calendarEntry,
  status: 201,
  reply: calendarEvent,
  errors: { 'calendar-event.too-many': 409 },
});

export const changeCalendarEvent = defineOperation({
  id: 'journey.change-calendar-event',
  summary: 'Update one of the signed-in buyer’s events',
  method: 'PUT',
  path: '/api/calendar-events/:calendarEventId',
  access: 'buyer',
  params: calendarEventId,
  body: calendarEntry,
  status: 200,
  reply: calendarEvent,
  errors: changeErrors,
});

export const deleteCalendarEvent = defineOperation({
  id: 'journey.delete-calendar-event',
  summary: 'Delete one of the signed-in buyer’s events',
  method: 'DELETE',
  path: '/api/calendar-events/:calendarEventId',
  access: 'buyer',
  params: calendarEventId,
  status: 204,
  reply: undefined,
  errors: changeErrors,
});
