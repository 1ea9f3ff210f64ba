import { StripeError } from './stripe-error.js';

/** Stripe's error when it fails itself. */
export function plannedError(status: number, retryAfter?: number): StripeError {
  const headers: Record<string, string> = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  if (status === 429) {
    return new StripeError(
      'Request rate limit exceeded. You can learn more about rate limits here https://stripe.com/docs/rate-limits.',
      {
        status,
        code: 'rate_limit',
        headers,
      },
    );
  }
  // A 500 is saved under the request's key, so a retry would get it again. Stripe's header prevents that retry.
  const retry: Record<string, string> = status === 500 ? { 'stripe-should-retry': 'false' } : {};
  return new StripeError('An unknown error occurred', {
    status,
    type: status >= 500 ? 'api_error' : 'invalid_request_error',
    headers: { ...headers, ...retry },
  });
}
