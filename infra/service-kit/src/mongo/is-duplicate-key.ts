import mongoose from 'mongoose';

const { MongoError, MongoErrorLabel } = mongoose.mongo;
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

/**
 * For an insert in a transaction that first looked for what it inserts. If another request was faster, the transaction runs
 * again, and finds what that one inserted.
 */
export async function repeatOnDuplicate<Result>(insert: () => Promise<Result>): Promise<Result> {
  try {
    return await insert();
  } catch (error) {
    if (isDuplicateKey(error) && error instanceof MongoError) {
      error.addErrorLabel(MongoErrorLabel.TransientTransactionError);
    }
    throw error;
  }
}
