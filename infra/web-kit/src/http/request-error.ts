import type { ProblemDetail } from '@hearthway/contracts/problem';
import { queryTexts } from '@hearthway/contracts/texts';

export interface RequestFailure {
  /** HTTP status; 0 on a network failure. */
  status: number;
  /** The problem's stable code, `network.failed`, `http.<status>`, or `reply.invalid` for a reply that breaks its contract. */
  code: string;
  message: string;
  details?: readonly ProblemDetail[] | undefined;
  requestId?: string | undefined;
  /** From the Retry-After header. */
  retryAfterSeconds?: number | undefined;
  cause?: unknown;
}

/** A failed request. `message` comes from the server and is safe to show; it's empty if the server sent none. */
export class RequestError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: readonly ProblemDetail[];
  readonly requestId: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(failure: RequestFailure) {
    super(failure.message, { cause: failure.cause });
    this.name = 'RequestError';
    this.status = failure.status;
    this.code = failure.code;
    this.details = failure.details ?? [];
    this.requestId = failure.requestId;
    this.retryAfterSeconds = failure.retryAfterSeconds;
  }
}

/** `Unauthorized` for 401, otherwise the status and the server's message. */
export function queryErrorMessage(error: { status: number; message: string }): string {
  if (error.status === 401) return queryTexts.unauthorized;
  return queryTexts.failed(error.status, error.message || queryTexts.noDetails);
}

/**
 * Time until a retry makes sense, rounded up to minutes, from an hour on to hours, and from a day on to days: `a minute`,
 * `14 minutes`, `about 20 hours`, `a day`. One minute if the response didn't say.
 */
export function formatWait({ retryAfterSeconds = 60 }: Pick<RequestError, 'retryAfterSeconds'>): string {
  const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60));
  if (minutes < 60) return minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  if (hours < 24) return hours === 1 ? 'an hour' : `about ${hours} hours`;
  const days = Math.ceil(hours / 24);
  return days === 1 ? 'a day' : `about ${days} days`;
}
