import mongoose from 'mongoose';

const {
  MongoBulkWriteError,
  MongoClientClosedError,
  MongoError,
  MongoErrorLabel,
  MongoNetworkError,
  MongoNotConnectedError,
  MongoOperationTimeoutError,
  MongoParseError,
  MongoServerClosedError,
  MongoServerError,
  MongoServerSelectionError,
  MongoStalePrimaryError,
  MongoTopologyClosedError,
  MongoUnexpectedServerResponseError,
} = mongoose.mongo;

/**
 * MongoDB's codes for a server that is stopping, starting, not primary or unreachable (its drivers' "state change errors"
 * and "retryable errors"), for a transaction or cursor lost with its server, and for an operation or cursor that an operator
 * ended.
 */
const outageCodes = [6, 7, 43, 89, 91, 134, 189, 237, 251, 262, 9_001, 10_107, 11_600, 11_601, 11_602, 13_435, 13_436];

/**
 * MongoDB's codes for a server that is too slow: LockTimeout, LockBusy, MaxTimeMSExpired, WriteConcernTimeout,
 * WriteConflict, NetworkInterfaceExceededTimeLimit, TransactionTooOld, TransactionExceededLifetimeLimitSeconds, and
 * TemporarilyUnavailable.
 */
const slownessCodes = [24, 46, 50, 64, 112, 202, 225, 290, 365];

const codes: readonly unknown[] = [...outageCodes, ...slownessCodes];

/** Names of errors whose classes the driver doesn't export: other connections hang, or the pool is closed. */
const poolErrors = ['MongoWaitQueueTimeoutError', 'MongoPoolClosedError'];

/** Errors that the driver would have retried if there had been time. */
const worthAnotherTry = [
  MongoErrorLabel.TransientTransactionError,
  MongoErrorLabel.UnknownTransactionCommitResult,
  MongoErrorLabel.RetryableWriteError,
];

/** A transaction that was retried until there was no time left. Not a driver error, so that the driver stops retrying. */
export class TriedTooLongError extends Error {
  override readonly name = 'TriedTooLongError';

  constructor(cause: unknown) {
    super('The transaction was tried for too long', { cause });
  }
}

/**
 * Whether something failed only because the database is unreachable, about to stop, or too slow, so that it is worth
 * retrying soon.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof mongoose.Error.MongooseServerSelectionError || error instanceof TriedTooLongError) return true;
  if (!(error instanceof MongoError)) return false;
  return (
    isConnectionLost(error) ||
    error instanceof MongoServerSelectionError ||
    error instanceof MongoNotConnectedError ||
    error instanceof MongoClientClosedError ||
    // Left by a connection that broke in the middle of an answer.
    error instanceof MongoParseError ||
    error instanceof MongoUnexpectedServerResponseError ||
    error instanceof MongoTopologyClosedError ||
    error instanceof MongoServerClosedError ||
    error instanceof MongoStalePrimaryError ||
    error instanceof MongoOperationTimeoutError ||
    poolErrors.includes(error.name) ||
    (error instanceof MongoServerError && codes.includes(error.code)) ||
    worthAnotherTry.some((label) => error.hasErrorLabel(label))
  );
}

/** Whether the connection broke before the answer came. A bulk write wraps the driver's error for that. */
export function isConnectionLost(error: mongoose.mongo.MongoError): boolean {
  const cause: unknown = error instanceof MongoBulkWriteError ? error.errorResponse : error;
  return cause instanceof MongoNetworkError;
}
