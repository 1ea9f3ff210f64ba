import { describe, expect, it } from '@jest/globals';
import { CommandError, errorReply, fromPostgres, unpackSqlState } from './errors.js';

const postgresError = (code: string, message = 'refused') => Object.assign(new Error(message), { code });

describe('errors in MongoDB’s terms', () => {
  it.each([
    ['23505', 11000, 'DuplicateKey'],
    ['23P01', 11000, 'DuplicateKey'],
    ['M001C', 11000, 'DuplicateKey'],
    ['40001', 112, 'WriteConflict'],
    ['40P01', 112, 'WriteConflict'],
    ['55P03', 112, 'WriteConflict'],
    ['57014', 50, 'MaxTimeMSExpired'],
    ['M0001', 2, 'BadValue'],
    ['M0008', 26, 'NamespaceNotFound'],
    ['M0009', 27, 'IndexNotFound'],
    ['57P01', 91, 'ShutdownInProgress'],
    ['08006', 91, 'ShutdownInProgress'],
    ['53300', 91, 'ShutdownInProgress'],
    ['M00ZZ', 2, 'BadValue'],
    ['XX000', 1, 'InternalError'],
  ])('translates SQLSTATE %s to %i %s', (state, code, codeName) => {
    expect(fromPostgres(postgresError(state))).toMatchObject({ code, codeName });
  });

  it('reports a lost connection as a shutdown, so that clients retry', () => {
    expect(fromPostgres(new Error('Connection terminated unexpectedly'))).toMatchObject({ code: 91 });
    expect(fromPostgres(postgresError('ECONNREFUSED'))).toMatchObject({ code: 91 });
    const brokenPipe = Object.assign(postgresError('EPIPE'), { errno: -32, syscall: 'write' });
    expect(fromPostgres(brokenPipe)).toMatchObject({ code: 91 });
  });

  it('reports a collection that two transactions create at once as a write conflict', () => {
    expect(fromPostgres(postgresError('XX000', 'Unable to create the specified collection'))).toMatchObject({
      code: 112,
    });
  });

  it('reports a collection that two commands create at once as an existing one', () => {
    const violation = Object.assign(postgresError('23505'), { constraint: 'collections_pkey' });
    expect(fromPostgres(violation)).toMatchObject({ code: 48, codeName: 'NamespaceExists' });
  });

  it('unpacks the SQLSTATE from the number in a write result', () => {
    expect(unpackSqlState(319029277)).toBe('M001C');
  });

  it('leaves an error that is already translated unchanged', () => {
    const error = new CommandError('CursorNotFound', 'gone');
    expect(fromPostgres(error)).toBe(error);
  });

  it('turns an error into a reply with labels and further fields', () => {
    const error = new CommandError('WriteConflict', 'again', { fields: { hint: 1 } }).asTransient().asTransient();
    expect(errorReply(error)).toEqual({
      ok: 0,
      errmsg: 'again',
      code: 112,
      codeName: 'WriteConflict',
      hint: 1,
      errorLabels: ['TransientTransactionError'],
    });
    expect(errorReply(new CommandError('BadValue', 'no'))).not.toHaveProperty('errorLabels');
  });
});
