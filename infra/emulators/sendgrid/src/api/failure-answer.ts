import type { MailProblem } from '../mail/mail-problem.js';

export const tooLarge: MailProblem = { message: 'Payload too large', field: null, help: null };

export interface FailureAnswer {
  readonly body: { readonly errors: readonly MailProblem[] };
  readonly headers: Readonly<Record<string, string>>;
}

const limitPerSecond = 600;

/**
 * SendGrid's answer when it fails itself.
 * @param now seconds since 1970
 */
export function failureAnswer(status: number, retryAfter: number | undefined, now: number): FailureAnswer {
  const wait = retryAfter ?? (status === 429 ? 1 : undefined);
  const limits =
    status === 429
      ? {
          'x-ratelimit-limit': String(limitPerSecond),
          'x-ratelimit-remaining': '0',
          'x-ratelimit-reset': String(now + (wait ?? 1)),
        }
      : {};
  return {
    body: { errors: [{ message: messages[status] ?? 'An error occurred', field: null, help: null }] },
    headers: { ...(wait === undefined ? {} : { 'retry-after': String(wait) }), ...limits },
  };
}

const messages: Readonly<Record<number, string>> = {
  401: 'The provided authorization grant is invalid, expired, or revoked',
  403: 'access forbidden',
  413: tooLarge.message,
  429: 'too many requests',
  500: 'An internal server error occurred',
  503: 'The SendGrid v3 Web API is not available',
};
