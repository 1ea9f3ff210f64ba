const duplicateKey = 11_000;

export interface DuplicateKeyError extends Error {
  readonly code: typeof duplicateKey;
  /** The fields of the unique index, if the database names it. */
  readonly keyPattern?: Readonly<Record<string, unknown>>;
}

/** Whether a write failed because it violates a unique index. */
export function isDuplicateKey(error: unknown): error is DuplicateKeyError {
  return error instanceof Error && 'code' in error && error.code === duplicateKey;
}
