import * as z from 'zod/mini';
import { identifier } from '../identifier.js';
import { defineOperation } from '../operation.js';
import { lineOfText } from './line-of-text.js';

const untitled = 'Please enter a title';

/** `startsAt` is in UTC; `address` may be empty. */
export const calendarEntry = z.strictObject({
  title: lineOfText(120, untitled).check(z.minLength(1, untitled)),
  address: z._default(lineOfText(200), ''),
  startsAt: z.iso.datetime({ error: 'Please choose a date and time' }),
});
export type CalendarEntry = z.infer<typeof calendarEntry>;

export const calendarEvent = z.object({
  id: z.string(),
  title: z.string(),
  address: z.string(),
  startsAt: z.iso.datetime(),
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
const notFound = { 'calendar-event.not-found': 404 };

export const listCalendarEvents = defineOperation({
  id: 'journey.list-calendar-events',
  summary: 'List the signed-in buyer’s events, earliest first',
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
  errors: notFound,
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
  errors: notFound,
});
