import type { Delivery } from './delivery.js';

/** The version of Stripe's API whose objects the emulator makes. */
export const apiVersion = '2026-10-28.endive';

/** What a call to the API was, in the events that come of it. */
export interface Cause {
  readonly requestId: string | null;
  readonly idempotencyKey: string | null;
}

/** Nobody called: a person on the page, or the clock. */
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

export interface News {
  readonly type: string;
  readonly object: object;
  /** What the object's changed attributes were before. */
  readonly previous?: object;
  readonly cause: Cause;
}

export const newEvent = (
  { type, object, previous, cause }: News,
  id: string,
  /** Seconds since 1970. */
  created: number,
  /** How many endpoints are told. */
  listeners: number,
): StripeEvent => ({
  id,
  object: 'event',
  api_version: apiVersion,
  created,
  // The object as it is now: what becomes of it later must not change the news.
  data: structuredClone({ object, ...(previous === undefined ? {} : { previous_attributes: previous }) }),
  livemode: false,
  pending_webhooks: listeners,
  request: { id: cause.requestId, idempotency_key: cause.idempotencyKey },
  type,
});
