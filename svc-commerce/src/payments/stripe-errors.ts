import { problemTexts, waitlistTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';
import Stripe from 'stripe';

export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

/** Stripe is stricter about addresses than we are; the buyer can mend it. Undefined when it is about something else. */
export function refusedEmail(error: unknown): AppError | undefined {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || error.param !== 'customer_email') return undefined;
  const message = waitlistTexts.email;
  return new AppError('payment.invalid', message, {
    details: [{ path: 'body.email', message }],
    cause: withoutQuotes(error),
  });
}

export function unavailable(error: unknown): AppError {
  return new AppError('payment.provider-unavailable', problemTexts.unavailable, { cause: withoutQuotes(error) });
}

/** Stripe's messages quote what was sent, the buyer's address too; its codes do not. */
function withoutQuotes(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const { type, code = 'no code', param = 'no parameter', statusCode = 'no status', requestId = 'no request' } = error;
  return new Error(`Stripe: ${type}, ${code}, ${param}, ${statusCode}, ${requestId}`);
}
