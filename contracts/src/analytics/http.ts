import * as z from 'zod/mini';
import { defineOperation } from '../operation.js';

export const trackedEventTypes = ['page_view', 'click', 'scroll', 'user_intent', 'form_submit', 'error'] as const;

/** At most 20 entries of short scalars: enough to say what happened, too little to carry a document. */
export const trackedEventData = z
  .record(
    z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9_-]{0,63}$/)),
    z.union([z.string().check(z.maxLength(300)), z.number(), z.boolean(), z.null()]),
  )
  .check(z.refine((data) => Object.keys(data).length <= 20, 'At most 20 entries'));

export const trackedEvent = z.strictObject({
  eventType: z.enum(trackedEventTypes),
  eventSource: z.string().check(z.minLength(1), z.maxLength(100)),
  eventData: z._default(trackedEventData, {}),
});

export const trackEvent = defineOperation({
  id: 'analytics.track-event',
  summary: 'Report something that a visitor did',
  method: 'POST',
  path: '/api/analytics/event',
  access: 'public',
  body: trackedEvent,
  status: 202,
  reply: z.object({ accepted: z.literal(true) }),
  errors: {},
});
