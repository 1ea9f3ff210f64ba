import * as z from 'zod/mini';
import { defineOperation } from '../operation.js';

/**
 * Where an event comes from: the buyer, the tour of a home, a pre-approval letter, the answer to an offer, the contract, the lock of
 * its loan's rate, the rest of its loan, a document that gets too old, an envelope that is out for signature, or the first year in the
 * home.
 */
export const calendarEventKind = z.enum([
  'own',
  'tour',
  'letter',
  'offer',
  'deadline',
  'lock',
  'loan',
  'document',
  'signature',
  'home',
]);
export type CalendarEventKind = z.infer<typeof calendarEventKind>;

/** How long before an event the buyer is alerted, in hours: in the app, by email, and by the app that reads their calendar. */
export const alertHours: Readonly<Record<CalendarEventKind, readonly number[]>> = {
  deadline: [72, 24, 4],
  lock: [72, 24, 4],
  loan: [72, 24, 4],
  document: [72, 24],
  signature: [72, 24],
  home: [72, 24],
  offer: [24, 4],
  tour: [24, 4],
  letter: [24],
  own: [24],
};

/** Whether it takes the buyer's time. Anything else is a moment by which something is due. */
export const isAppointment = (kind: CalendarEventKind): boolean => kind === 'own' || kind === 'tour';

export const calendarEvent = z.object({
  id: z.string(),
  title: z.string(),
  address: z.string(),
  startsAt: z.iso.datetime(),
  kind: z._default(calendarEventKind, 'own'),
  /** IANA name of the property's zone, in which to show a deadline. Other events are shown in the buyer's. */
  timeZone: z.optional(z.string()),
  /** The buyer marked it as done. Missing otherwise. */
  done: z.optional(z.boolean()),
  /** A deadline, or something due to the lender, that has passed and isn't done. Only in the list, and only if it is. */
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
