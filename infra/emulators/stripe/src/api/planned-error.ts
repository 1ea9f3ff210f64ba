import { StripeError } from './stripe-error.js';

/** What Stripe says with a status when it is the one that fails. */
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
  // A 500 is kept under the request's key, so that asking again gives the same: Stripe tells its clients not to.
  const retry: Record<string, string> = status === 500 ? { 'stripe-should-retry': 'false' } : {};
  return new StripeError('An unknown error occurred', {
    status,
    type: status >= 500 ? 'api_error' : 'invalid_request_error',
    headers: { ...headers, ...retry },
  });
}
