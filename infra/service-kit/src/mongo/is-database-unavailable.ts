import mongoose from 'mongoose';

const {
  MongoBulkWriteError,
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
 * MongoDB's codes for a server that is stopping, starting, not primary or unreachable (its drivers' "state change errors"
 * and "retryable errors"), and for a transaction lost with its server.
 */
const outageCodes: readonly unknown[] = [
  6, 7, 89, 91, 134, 189, 251, 262, 9_001, 10_107, 11_600, 11_602, 13_435, 13_436,
];

/** Errors that the driver would have retried if there had been time. */
const worthAnotherTry = [
  MongoErrorLabel.TransientTransactionError,
  MongoErrorLabel.UnknownTransactionCommitResult,
  MongoErrorLabel.RetryableWriteError,
];

/** Whether something failed only because the database is unreachable or about to stop, so that it is worth retrying soon. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof mongoose.Error.MongooseServerSelectionError) return true;
  if (!(error instanceof MongoError)) return false;
  return (
    isConnectionLost(error) ||
    error instanceof MongoServerSelectionError ||
    error instanceof MongoNotConnectedError ||
    error instanceof MongoClientClosedError ||
    // Left behind by a connection that breaks in the middle of an answer.
    error instanceof MongoParseError ||
    error instanceof MongoUnexpectedServerResponseError ||
    error instanceof MongoTopologyClosedError ||
    // The driver does not export its class. Connections that hang keep others waiting.
    error.name === 'MongoWaitQueueTimeoutError' ||
    (error instanceof MongoServerError && outageCodes.includes(error.code)) ||
    worthAnotherTry.some((label) => error.hasErrorLabel(label))
  );
}

/** Whether the connection broke before the answer came. A bulk write wraps the driver's error for that. */
export function isConnectionLost(error: mongoose.mongo.MongoError): boolean {
  const cause: unknown = error instanceof MongoBulkWriteError ? error.errorResponse : error;
  return cause instanceof MongoNetworkError;
}
