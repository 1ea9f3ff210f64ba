import mongoose from 'mongoose';

const { mongo } = mongoose;
const labelsOfOutages = ['TransientTransactionError', 'RetryableWriteError', 'UnknownTransactionCommitResult'];

/** Whether a write failed for reasons that have nothing to do with what was to be written. */
export function isDatabaseOutage(error: unknown): boolean {
  return (
    error instanceof mongo.MongoNetworkError ||
    error instanceof mongo.MongoSystemError ||
    error instanceof mongo.MongoNotConnectedError ||
    error instanceof mongo.MongoClientClosedError ||
    error instanceof mongo.MongoTopologyClosedError ||
    (error instanceof mongo.MongoError && labelsOfOutages.some((label) => error.hasErrorLabel(label)))
  );
}
