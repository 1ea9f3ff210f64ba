import { StripeError } from './stripe-error.js';

/** How long Stripe keeps a key, in milliseconds. After that, the key can be used for a new request. */
export const keptFor = 24 * 60 * 60 * 1000;
const longestKey = 255;

export interface SavedAnswer {
  readonly key: string;
  readonly path: string;
  readonly fingerprint: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly requestId: string;
  readonly status: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface KeyedRequest {
  readonly key: string;
  readonly path: string;
  readonly fingerprint: string;
}

/**
 * The answer to replay for a request with an idempotency key, or undefined if the key is new.
 * @param saved the answer saved under the key
 * @param running the request in progress under the key
 * @throws StripeError when the key belongs to a different request or to one that is still in progress
 */
export function checkKey(
  request: KeyedRequest,
  saved: SavedAnswer | undefined,
  running: KeyedRequest | undefined,
  now: number,
): SavedAnswer | undefined {
  if (request.key.length > longestKey) {
    throw new StripeError(
      `The idempotency key provided must not be longer than ${longestKey} characters. It is ${request.key.length} characters long.`,
    );
  }
  const remembered = saved !== undefined && now - saved.at < keptFor ? saved : undefined;
  const earlier = running ?? remembered;
  if (earlier === undefined) return undefined;
  if (earlier.path !== request.path) {
    throw belongsElsewhere(
      `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${request.path}' vs '${earlier.path}').`,
      request.key,
    );
  }
  if (earlier.fingerprint !== request.fingerprint) {
    throw belongsElsewhere(
      'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      request.key,
    );
  }
  if (running !== undefined) {
    throw new StripeError(
      `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${request.key}. Please try again later.`,
      { status: 409, code: 'idempotency_key_in_use', headers: { 'stripe-should-retry': 'true' } },
    );
  }
  return remembered;
}

const belongsElsewhere = (reason: string, key: string): StripeError =>
  new StripeError(`${reason} Try using a key other than '${key}' if you meant to execute a different request.`, {
    type: 'idempotency_error',
  });
