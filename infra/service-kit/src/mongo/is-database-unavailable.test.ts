import { expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { isDatabaseUnavailable, TriedTooLongError } from './is-database-unavailable.js';

const { mongo } = mongoose;
const refused = (code: number, more: object = {}) => new mongo.MongoServerError({ message: 'no', code, ...more });
const named = (name: string) => Object.defineProperty(new mongo.MongoDriverError('no'), 'name', { value: name });
const bulkWrite = (error: mongoose.mongo.MongoError) =>
  new mongo.MongoBulkWriteError(error, {} as mongoose.mongo.BulkWriteResult);

it.each([
  ['no server was found in time', new mongo.MongoServerSelectionError('no', {} as never)],
  ['mongoose found no server in time', new mongoose.Error.MongooseServerSelectionError('no')],
  ['a connection was lost', new mongo.MongoNetworkError('no')],
  ['a socket timed out', new mongo.MongoNetworkTimeoutError('no')],
  ['a socket timed out in a bulk write', bulkWrite(new mongo.MongoNetworkTimeoutError('no'))],
  ['no connection became free in time', named('MongoWaitQueueTimeoutError')],
  ['the connections were closed', named('MongoPoolClosedError')],
  ['an operation took too long', new mongo.MongoOperationTimeoutError('no')],
  ['the server stopped an operation at its time limit', refused(50)],
  ['the server stopped a bulk write at its time limit', bulkWrite(refused(50))],
  ['a lock was held too long', refused(24)],
  [
    'too few members confirmed a write in time',
    new mongo.MongoWriteConcernError({ ok: 1, writeConcernError: { code: 64, errmsg: 'no' } }),
  ],
  ['a transaction outlived the limit', refused(290)],
  ['writes kept conflicting', refused(112)],
  ['the server was lost during a transaction', refused(251)],
  ['an operator ended the operation', refused(11_601)],
  ['a commit may have failed', refused(1, { errorLabels: ['UnknownTransactionCommitResult'] })],
  ['a transaction was retried until there was no time left', new TriedTooLongError(undefined)],
])('the database is unavailable if %s', (_case, error) => {
  expect(isDatabaseUnavailable(error)).toBe(true);
});

it.each([
  ['a duplicate key', refused(11_000)],
  ['a duplicate key in a bulk write', bulkWrite(refused(11_000))],
  ['a malformed command', refused(9)],
  ['a misuse of the driver', new mongo.MongoInvalidArgumentError('no')],
  ['an error of ours', new Error('no')],
  ['nothing', undefined],
])('the database is not unavailable after %s', (_case, error) => {
  expect(isDatabaseUnavailable(error)).toBe(false);
});
