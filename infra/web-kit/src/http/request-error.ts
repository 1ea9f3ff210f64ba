import type { ProblemDetail } from '@hearthway/contracts/problem';

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
