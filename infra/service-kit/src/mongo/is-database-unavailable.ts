import mongoose from 'mongoose';

const {
  MongoClientClosedError,
  MongoError,
  MongoErrorLabel,
  MongoNetworkError,
  MongoNotConnectedError,
  MongoServerError,
  MongoServerSelectionError,
  MongoTopologyClosedError,
} = mongoose.mongo;

/** MongoDB's codes of a server that stops, starts, or is no primary (its drivers' "state change errors"). */
const stateChangeCodes: readonly unknown[] = [91, 189, 10_107, 11_600, 11_602, 13_435, 13_436];

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
    error instanceof MongoTopologyClosedError ||
    (error instanceof MongoServerError && stateChangeCodes.includes(error.code)) ||
    worthAnotherTry.some((label) => error.hasErrorLabel(label))
  );
}
