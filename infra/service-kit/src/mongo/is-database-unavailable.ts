import mongoose from 'mongoose';

const {
  MongoClientClosedError,
  MongoError,
  MongoErrorLabel,
  MongoNetworkError,
  MongoNotConnectedError,
  MongoParseError,
  MongoServerError,
  MongoServerSelectionError,
  MongoTopologyClosedError,
  MongoUnexpectedServerResponseError,
} = mongoose.mongo;

/**
 * MongoDB's codes of a server that stops, starts, is no primary, or cannot be reached (its drivers' "state change errors" and
 * "retryable errors"), and of a transaction that went with the server that held it.
 */
const outageCodes: readonly unknown[] = [
  6, 7, 89, 91, 134, 189, 251, 262, 9_001, 10_107, 11_600, 11_602, 13_435, 13_436,
];

/** What the driver itself would have tried again, had there been time. */
const worthAnotherTry = [
  MongoErrorLabel.TransientTransactionError,
  MongoErrorLabel.UnknownTransactionCommitResult,
  MongoErrorLabel.RetryableWriteError,
];

/** Whether something failed only because the database cannot be reached or is about to stop: worth another try soon. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof mongoose.Error.MongooseServerSelectionError) return true;
  if (!(error instanceof MongoError)) return false;
  return (
    error instanceof MongoNetworkError ||
    error instanceof MongoServerSelectionError ||
    error instanceof MongoNotConnectedError ||
    error instanceof MongoClientClosedError ||
    // What a connection that breaks in the middle of an answer leaves behind.
    error instanceof MongoParseError ||
    error instanceof MongoUnexpectedServerResponseError ||
    error instanceof MongoTopologyClosedError ||
    (error instanceof MongoServerError && outageCodes.includes(error.code)) ||
    worthAnotherTry.some((label) => error.hasErrorLabel(label))
  );
}
