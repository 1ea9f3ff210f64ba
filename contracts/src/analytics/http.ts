import * as z from 'zod/mini';
import { defineOperation } from '../operation.js';
import { fitsEventData } from './event-data.js';
import { eventBatchMaximum, trackEventsPath } from './intake.js';

export const trackedEventTypes = [
  'page_view',
  'click',
  'scroll',
  'user_intent',
  'form_submit',
  'error',
  'ui_interaction',
] as const;
export type TrackedEventType = (typeof trackedEventTypes)[number];

export const trackedEventData = z
  .record(z.string(), z.unknown())
  .check(
    z.refine(
      fitsEventData,
      'Use at most 2 KB of JSON, up to three levels deep, with keys of letters, digits, hyphens, and underscores',
    ),
  );

/**
 * Something a visitor did. A browser that may send an event twice (a batch sent on leaving, a retry) gives it an `eventId`, and
 * it is stored once. `visitId` is random, lives as long as the tab, and identifies no person.
 */
export const trackedEvent = z.strictObject({
  eventType: z.enum(trackedEventTypes),
  eventSource: z.string().check(z.minLength(1), z.maxLength(100)),
  eventData: z._default(trackedEventData, {}),
  eventId: z.optional(z.uuid()),
  visitId: z.optional(z.uuid()),
  /** By the browser's clock. */
  occurredAt: z.optional(z.iso.datetime()),
});

export const trackEvent = defineOperation({
  id: 'analytics.track-event',
  summary: 'Record a visitor event',
  method: 'POST',
  path: '/api/analytics/event',
  access: 'public',
  body: trackedEvent,
  status: 202,
  reply: z.object({ accepted: z.literal(true) }),
  errors: {},
});

/** An invalid event becomes null, so that the valid ones can still be stored. */
const validEvents = z
  .array(z.catch(z.nullable(trackedEvent), null))
  .check(z.minLength(1), z.maxLength(eventBatchMaximum))
  .check(z.refine((events) => events.some((event) => event !== null), 'At least one event must be valid'));

export const trackEvents = defineOperation({
  id: 'analytics.track-events',
  summary: 'Record several visitor events; invalid ones are skipped',
  method: 'POST',
  path: trackEventsPath,
  access: 'public',
  body: z.strictObject({ events: validEvents }),
  status: 202,
  /** How many are stored, counting events that came before but not invalid ones. */
  reply: z.object({ accepted: z.number() }),
  errors: {},
});
