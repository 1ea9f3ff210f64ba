import type { ProblemDetail } from '@hearthway/contracts/problem';
import { queryTexts } from '@hearthway/contracts/texts';

export interface RequestFailure {
  /** The answer's status; 0 when no answer came. */
  status: number;
  /** Stable code of the problem; `network.failed` when no answer came, `reply.invalid` when it broke its contract. */
  code: string;
  message: string;
  details?: readonly ProblemDetail[] | undefined;
  requestId?: string | undefined;
  /** When the answer says that it is worth to try again, from now. */
  retryAfterSeconds?: number | undefined;
  cause?: unknown;
}

/** A request that did not succeed. `message` is the server's own words, fit to show. */
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

/** A query's error in the catalogue's words: `Unauthorized`, or the status with what the server said. */
export function queryErrorMessage(error: { status: number; message: string }): string {
  if (error.status === 401) return queryTexts.unauthorized;
  return queryTexts.failed(error.status, error.message || queryTexts.noDetails);
}

/** Time until a retry makes sense, rounded up to minutes: `a minute`, `14 minutes`. One minute if the response didn't say. */
export function formatWait({ retryAfterSeconds = 60 }: Pick<RequestError, 'retryAfterSeconds'>): string {
  const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60));
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
