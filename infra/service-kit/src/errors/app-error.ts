import type { ProblemDetail } from '@hearthway/contracts/problem';

export interface AppErrorOptions {
  /** One line per invalid field, shown to the caller. */
  details?: readonly ProblemDetail[] | undefined;
  cause?: unknown;
  /** Seconds after which it is worth to try again; told in `Retry-After`. */
  retryAfterSeconds?: number | undefined;
  /** The limit that was reached, by which refusals are counted: a fixed name such as `open-orders`, never anything of the caller's. */
  limit?: string | undefined;
}

/**
 * A refusal that a caller is meant to understand. `code` is stable (`user.email-taken`), `message` is fit to show.
 * It knows nothing of HTTP: the status comes from the operation's error table at the edge.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: string;
  readonly details: readonly ProblemDetail[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly limit: string | undefined;

  constructor(code: string, message: string, options: AppErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.details = options.details;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.limit = options.limit;
  }
}
