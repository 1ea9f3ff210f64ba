import * as z from 'zod/mini';
import { identifier } from '../identifier.js';
import { defineOperation } from '../operation.js';
import { calendarEventKind } from './calendar-events.js';

/** An event on the buyer's calendar is near. The next alert of the same event replaces it, and a moved event has none. */
export const eventAlert = z.object({
  /** Of the calendar event. */
  id: z.string(),
  title: z.string(),
  kind: calendarEventKind,
  startsAt: z.iso.datetime(),
  /** IANA name of the property's zone, for a deadline; every other event is told in the buyer's. */
  timeZone: z.optional(z.string()),
  /** Which alert it is: so many hours ahead, or somewhat before or after that because of quiet hours. */
  hours: z.number(),
});
export type EventAlert = z.infer<typeof eventAlert>;

export const listAlerts = defineOperation({
  id: 'journey.list-alerts',
  summary: 'List the signed-in buyer’s alerts of events to come that they haven’t dismissed, nearest event first',
  method: 'GET',
  path: '/api/alerts',
  access: 'buyer',
  status: 200,
  reply: z.object({ alerts: z.array(eventAlert) }),
  errors: {},
});

export const dismissAlert = defineOperation({
  id: 'journey.dismiss-alert',
  summary: 'Dismiss one alert of an event; the event’s next alert shows again',
  method: 'DELETE',
  path: '/api/alerts/:calendarEventId',
  access: 'buyer',
  params: z.strictObject({ calendarEventId: identifier }),
  /** Of the alert that the buyer saw: a next one that came meanwhile stays. */
  body: z.strictObject({ hours: z.number() }),
  status: 204,
  reply: undefined,
  errors: { 'alert.not-found': 404 },
});
