import * as z from 'zod/mini';
import { defineOperation } from '../operation.js';

/** When the link was made; `null` if there is none. */
const madeAt = z.nullable(z.iso.datetime());

export const getCalendarFeed = defineOperation({
  id: 'journey.get-calendar-feed',
  summary: 'Get whether the signed-in buyer’s calendar has a secret link',
  method: 'GET',
  path: '/api/calendar-feed',
  access: 'buyer',
  status: 200,
  reply: z.object({ madeAt }),
  errors: {},
});

export const makeCalendarFeed = defineOperation({
  id: 'journey.make-calendar-feed',
  summary: 'Make a secret link to the signed-in buyer’s calendar. An earlier link stops working.',
  method: 'POST',
  path: '/api/calendar-feed',
  access: 'buyer',
  status: 201,
  /** The token is shown only now: the service keeps no more than its hash. */
  reply: z.object({ token: z.string(), madeAt: z.iso.datetime() }),
  errors: {},
});

export const stopCalendarFeed = defineOperation({
  id: 'journey.stop-calendar-feed',
  summary: 'Revoke the secret link to the signed-in buyer’s calendar',
  method: 'DELETE',
  path: '/api/calendar-feed',
  access: 'buyer',
  status: 204,
  reply: undefined,
  errors: {},
});

export const readCalendarFeed = defineOperation({
  id: 'journey.read-calendar-feed',
  summary: 'Read a calendar by its secret link, for calendar apps',
  method: 'GET',
  path: '/api/calendar.ics',
  access: 'public',
  query: z.strictObject({ token: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)) }),
  status: 200,
  reply: z.string(),
  replyType: 'text/calendar',
  errors: { 'calendar-feed.not-found': 404 },
});
