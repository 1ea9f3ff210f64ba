import * as z from 'zod/mini';
import { identifier } from '../identifier.js';
import { defineOperation } from '../operation.js';
import { calendarMoment } from './calendar-day.js';
import { calendarEvent } from './calendar-events.js';
import { lineOfText } from './line-of-text.js';

const untitled = 'Please enter a title';

/** `startsAt` is in UTC; `address` may be empty. */
export const calendarEntry = z.strictObject({
  title: lineOfText(120, untitled).check(z.minLength(1, untitled)),
  address: z._default(lineOfText(200), ''),
  startsAt: calendarMoment,
});
export type CalendarEntry = z.infer<typeof calendarEntry>;

const calendarEventId = z.strictObject({ calendarEventId: identifier });
const changeErrors = {
  'calendar-event.not-found': 404,
  /** A deadline is changed at the contract, and an answer's time at the offer. */
  'calendar-event.from-elsewhere': 409,
} as const;

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
