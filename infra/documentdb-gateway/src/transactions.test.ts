import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Command } from './command.js';
import { CommandError } from './errors.js';
import { SILENT } from './logger.js';
import type { Postgres } from './postgres.js';
import { Transactions } from './transactions.js';

const LIFETIME = 60_000;
const connection = Symbol('connection');

/** Records statements instead of running them: the 60 seconds of a transaction's lifetime are too long to wait for. */
function recordingPostgres() {
  const log: string[] = [];
  let commitError: Error | undefined;
  let wasCommitted = (): Promise<boolean> => Promise.resolve(false);
  const postgres: Postgres = {
    query: () => () => Promise.resolve([]),
    isolatedQuery: () => () => Promise.resolve([]),
    begin: () => {
      log.push('begin');
      return Promise.resolve({
        query: () => () => Promise.resolve([]),
        commit: () => {
          log.push('commit');
          return commitError === undefined ? Promise.resolve() : Promise.reject(commitError);
        },
        rollback: () => {
          log.push('rollback');
          return Promise.resolve();
        },
      });
    },
    wasCommitted: () => wasCommitted(),
    close: () => Promise.resolve(),
  };
  return {
    postgres,
    log,
    failCommit: (error: Error) => (commitError = error),
    answerAboutCommits: (answer: () => Promise<boolean>) => (wasCommitted = answer),
  };
}

function command(transactionNumber: bigint, startTransaction = false): Command {
  return {
    name: 'insert',
    database: 'd',
    target: 'c',
    session: { id: 's', transactionNumber, inTransaction: true, startTransaction },
    maxTimeMilliseconds: 0,
    body: Buffer.alloc(0),
    sequences: new Map(),
  };
}

describe('transactions', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  const open = () => {
    const recorded = recordingPostgres();
    const ended: bigint[] = [];
    const transactions = new Transactions({
      postgres: recorded.postgres,
      lifetimeMilliseconds: LIFETIME,
      logger: SILENT,
      onEnd: (_, number) => ended.push(number),
    });
    const run = (number: bigint, start = false) =>
      transactions.run(command(number, start), connection, () => Promise.resolve('done'));
    return { ...recorded, transactions, ended, run };
  };
  const code = (expected: number) => expect.objectContaining({ code: expected });

  it('take a connection with the first command and return it with the commit', async () => {
    const { transactions, run, log, ended } = open();
    expect(await run(1n, true)).toBe('done');
    await run(1n);
    await transactions.commit(command(1n));
    await transactions.commit(command(1n));
    expect(log).toEqual(['begin', 'commit']);
    expect(ended).toEqual([1n]);
  });

  it('are rolled back after their lifetime', async () => {
    const { transactions, run, log } = open();
    await run(1n, true);
    await jest.advanceTimersByTimeAsync(LIFETIME);
    expect(log).toEqual(['begin', 'rollback']);
    await expect(run(1n)).rejects.toThrow(code(251));
    await expect(transactions.commit(command(1n))).rejects.toThrow(code(251));
  });

  it('are rolled back when the session starts the next one', async () => {
    const { run, log } = open();
    await run(1n, true);
    await run(2n, true);
    expect(log).toEqual(['begin', 'rollback', 'begin']);
    await expect(run(1n)).rejects.toThrow(code(225));
    await expect(run(1n, true)).rejects.toThrow(code(225));
  });

  it('are rolled back when the connection of their last command closes, and no other', async () => {
    const { transactions, run, log } = open();
    await run(1n, true);
    await transactions.connectionClosed(Symbol('another'));
    expect(log).toEqual(['begin']);
    await transactions.connectionClosed(connection);
    expect(log).toEqual(['begin', 'rollback']);
  });

  it('end with the first error, and say whether to retry', async () => {
    const { transactions, run, log } = open();
    const fail = (error: Error) =>
      transactions.run(command(1n, true), connection, () => Promise.reject(error)).catch((caught: unknown) => caught);
    expect(await fail(new CommandError('WriteConflict', 'x'))).toMatchObject({ labels: ['TransientTransactionError'] });
    expect(log).toEqual(['begin', 'rollback']);
    await expect(run(1n)).rejects.toThrow(code(251));
    await expect(transactions.abort(command(1n))).rejects.toThrow(code(251));
  });

  it('cannot be started twice or aborted after the commit', async () => {
    const { transactions, run } = open();
    await run(1n, true);
    await expect(run(1n, true)).rejects.toThrow(code(117));
    await transactions.commit(command(1n));
    await expect(transactions.abort(command(1n))).rejects.toThrow(code(256));
    await expect(run(1n)).rejects.toThrow(code(256));
  });

  it('are over after a failed commit', async () => {
    const { transactions, run, failCommit } = open();
    await run(1n, true);
    failCommit(new CommandError('WriteConflict', 'lost'));
    await expect(transactions.commit(command(1n))).rejects.toMatchObject({ labels: ['TransientTransactionError'] });
    await expect(transactions.commit(command(1n))).rejects.toThrow(code(251));
  });

  describe('transactions whose commit got no answer', () => {
    const lost = new CommandError('ShutdownInProgress', 'connection lost');
    const openAndLose = async () => {
      const opened = open();
      await opened.run(1n, true);
      opened.failCommit(lost);
      await expect(opened.transactions.commit(command(1n))).rejects.toMatchObject({ code: 91, labels: [] });
      return opened;
    };

    it('are never retried while their outcome is unknown', async () => {
      const { transactions, answerAboutCommits } = await openAndLose();
      answerAboutCommits(() => Promise.reject(lost));
      const second = expect(transactions.commit(command(1n))).rejects.toMatchObject({ code: 91, labels: [] });
      await jest.runAllTimersAsync();
      await second;
    });

    it('are committed if there is a record of them', async () => {
      const { transactions, answerAboutCommits } = await openAndLose();
      answerAboutCommits(() => Promise.resolve(true));
      await transactions.commit(command(1n));
    });

    it('are retried if there is none', async () => {
      const { transactions } = await openAndLose();
      await expect(transactions.commit(command(1n))).rejects.toMatchObject({ labels: ['TransientTransactionError'] });
    });

    it('are also committed for another gateway if there is a record', async () => {
      const { transactions, answerAboutCommits } = open();
      answerAboutCommits(() => Promise.resolve(true));
      await transactions.commit(command(1n));
    });
  });
});
