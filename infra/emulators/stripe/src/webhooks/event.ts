import type { Delivery } from './delivery.js';

/** The API version whose objects the emulator makes. */
export const apiVersion = '2026-10-28.endive';

/** The API call that led to an event. */
export interface Cause {
  readonly requestId: string | null;
  readonly idempotencyKey: string | null;
}

/** No API call: a person on the page did it, or the clock. */
export const noCall: Cause = { requestId: null, idempotencyKey: null };

export interface StripeEvent {
  readonly id: string;
  readonly object: 'event';
  readonly api_version: string;
  /** Seconds since 1970. */
  readonly created: number;
  readonly data: { readonly object: object; readonly previous_attributes?: object };
  readonly livemode: false;
  readonly pending_webhooks: number;
  readonly request: { readonly id: string | null; readonly idempotency_key: string | null };
  readonly type: string;
}

export interface EventRecord {
  readonly event: StripeEvent;
  readonly deliveries: readonly Delivery[];
}

export interface EventDetails {
  readonly type: string;
  readonly object: object;
  /** The attributes that changed, as they were before. */
  readonly previous?: object;
  readonly cause: Cause;
}

export const newEvent = (
  { type, object, previous, cause }: EventDetails,
  id: string,
  /** Seconds since 1970. */
  created: number,
  /** How many endpoints receive it. */
  listeners: number,
): StripeEvent => ({
  id,
  object: 'event',
  api_version: apiVersion,
  created,
  // A copy: later changes to the object must not reach into the event.
  data: structuredClone({ object, ...(previous === undefined ? {} : { previous_attributes: previous }) }),
  livemode: false,
  pending_webhooks: listeners,
  request: { id: cause.requestId, idempotency_key: cause.idempotencyKey },
  type,
});
