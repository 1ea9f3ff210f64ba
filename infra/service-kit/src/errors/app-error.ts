import type { ProblemDetail, ProblemVersions } from '@hearthway/contracts/problem';

export interface AppErrorOptions {
  /** One line per invalid field, shown to the caller. */
  details?: readonly ProblemDetail[] | undefined;
  cause?: unknown;
  /** Seconds after which to try again; sent as `Retry-After`. */
  retryAfterSeconds?: number | undefined;
  /** The limit that was reached, for the metrics: a fixed name such as `open-orders`, never the caller's data. */
  limit?: string | undefined;
}

/**
 * A refusal that the caller should understand. `code` is stable (`user.email-taken`) and `message` can be shown. HTTP stays
 * out of it: the status comes from the operation's error table.
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

/** Refuses a change of an outdated version. Both versions go to the caller, in the shape of the contract. */
export class VersionConflict extends AppError {
  readonly versions: ProblemVersions;

  constructor(code: string, message: string, versions: ProblemVersions) {
    super(code, message);
    this.versions = versions;
  }
}
