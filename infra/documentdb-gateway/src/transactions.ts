import { setTimeout as delay } from 'node:timers/promises';
import type { Command, CommandSession } from './command.js';
import { CommandError, TRANSIENT_TRANSACTION_ERROR } from './errors.js';
import type { GatewayLogger } from './logger.js';
import type { Postgres, PostgresTransaction, Query } from './postgres.js';

interface SessionState {
  readonly transactionNumber: bigint;
  /** The wire connection of the last command. When it closes, the transaction is rolled back. */
  connection: symbol;
  phase: 'open' | 'committing' | 'committed' | 'aborted' | 'unknown';
  postgres: PostgresTransaction | undefined;
  /** Commands of one transaction run one after the other. */
  last: Promise<unknown>;
  timer: NodeJS.Timeout | undefined;
}

export interface TransactionsOptions {
  readonly postgres: Postgres;
  readonly lifetimeMilliseconds: number;
  readonly logger: GatewayLogger;
  /** Called when a transaction has ended, in any way. */
  readonly onEnd: (session: string, transactionNumber: bigint) => void;
}

/** How many sessions we remember after their transaction ended, to answer a commit that is sent again. */
const REMEMBERED_SESSIONS = 10_000;
const UNKNOWN_PAUSE_MILLISECONDS = 100;
const ERRORS_WORTH_ANOTHER_TRY = new Set(['WriteConflict', 'LockTimeout', 'ShutdownInProgress', 'NoSuchTransaction']);

/** Multi-document transactions. Each holds a PostgreSQL connection from its first command to its end. */
export class Transactions {
  readonly #sessions = new Map<string, SessionState>();
  readonly #options: TransactionsOptions;

  constructor(options: TransactionsOptions) {
    this.#options = options;
  }

  /** Runs one command in its transaction. Any error ends the transaction, as in MongoDB. */
  async run<Result>(command: Command, connection: symbol, work: (query: Query) => Promise<Result>): Promise<Result> {
    const { session, number } = transactionOf(command);
    if (session.startTransaction) await this.#start(session.id, number, connection);
    const state = this.#openTransaction(session.id, number);
    state.connection = connection;
    return this.#inTurn(state, async () => {
      if (state.phase !== 'open') throw noSuchTransaction(number);
      try {
        state.postgres ??= await this.#options.postgres.begin();
        return await work(state.postgres.query(command.maxTimeMilliseconds));
      } catch (error) {
        await this.#rollback(session.id, state);
        throw transientWhenWorthIt(error);
      }
    });
  }

  /** Repeating a successful commit succeeds again, even after a crash. @throws CommandError */
  async commit(command: Command): Promise<void> {
    const { session, number } = transactionOf(command);
    const name = `${session.id}:${number}`;
    const current = this.#sessions.get(session.id);
    if (current === undefined && (await this.#options.postgres.wasCommitted(name))) return;
    const state = this.#find(session.id, number);
    await this.#inTurn(state, async () => {
      if (state.phase === 'unknown') await this.#findOut(state, name);
      if (state.phase === 'committed') return;
      if (state.phase !== 'open') throw noSuchTransaction(number);
      state.phase = 'committing';
      try {
        await state.postgres?.commit(name);
      } catch (error) {
        const lost = error instanceof CommandError && error.codeName === 'ShutdownInProgress';
        this.#end(session.id, state, lost ? 'unknown' : 'aborted');
        throw lost ? error : transientWhenWorthIt(error);
      }
      this.#end(session.id, state, 'committed');
    });
  }

  /** After losing the connection during a commit. Until PostgreSQL answers, the client retries, but not too often. */
  async #findOut(state: SessionState, name: string): Promise<void> {
    try {
      state.phase = (await this.#options.postgres.wasCommitted(name)) ? 'committed' : 'aborted';
    } catch {
      await delay(UNKNOWN_PAUSE_MILLISECONDS);
      throw unknownOutcome(state.transactionNumber);
    }
  }

  async abort(command: Command): Promise<void> {
    const { session, number } = transactionOf(command);
    const state = this.#find(session.id, number);
    if (state.phase === 'committed') {
      throw new CommandError('TransactionCommitted', `Transaction ${number} has been committed`);
    }
    await this.#inTurn(state, async () => {
      if (state.phase !== 'open') throw noSuchTransaction(number);
      await this.#rollback(session.id, state);
    });
  }

  async endSessions(ids: readonly string[]): Promise<void> {
    await Promise.all(ids.map((id) => this.#abandon(id)));
    for (const id of ids) this.#sessions.delete(id);
  }

  async connectionClosed(connection: symbol): Promise<void> {
    const lost = [...this.#sessions].filter(([, state]) => state.phase === 'open' && state.connection === connection);
    await Promise.all(lost.map(([id]) => this.#abandon(id)));
  }

  async close(): Promise<void> {
    await this.endSessions([...this.#sessions.keys()]);
  }

  async #start(id: string, number: bigint, connection: symbol): Promise<void> {
    const current = this.#sessions.get(id);
    if (current !== undefined && number < current.transactionNumber) throw tooOld(number, current);
    if (current?.transactionNumber === number) {
      throw new CommandError('ConflictingOperationInProgress', `Transaction ${number} has already been started`);
    }
    await this.#abandon(id);
    this.#remember(id, number, connection);
  }

  #remember(id: string, number: bigint, connection: symbol): void {
    const state: SessionState = {
      transactionNumber: number,
      connection,
      phase: 'open',
      postgres: undefined,
      last: Promise.resolve(),
      timer: undefined,
    };
    state.timer = setTimeout(() => {
      this.#options.logger.warn({ transactionNumber: String(number) }, 'a transaction outlived its time: rolled back');
      void this.#expire(id, state);
    }, this.#options.lifetimeMilliseconds);
    state.timer.unref();
    this.#sessions.delete(id);
    this.#sessions.set(id, state);
    for (const [oldest, { phase }] of this.#sessions) {
      if (this.#sessions.size <= REMEMBERED_SESSIONS) break;
      if (phase !== 'open' && phase !== 'committing') this.#sessions.delete(oldest);
    }
  }

  #find(id: string, number: bigint): SessionState {
    const state = this.#sessions.get(id);
    if (state === undefined) throw noSuchTransaction(number);
    if (number < state.transactionNumber) throw tooOld(number, state);
    if (number !== state.transactionNumber) throw noSuchTransaction(number);
    return state;
  }

  #openTransaction(id: string, number: bigint): SessionState {
    const state = this.#find(id, number);
    if (state.phase === 'committed') {
      throw new CommandError('TransactionCommitted', `Transaction ${number} has been committed`);
    }
    if (state.phase !== 'open' && state.phase !== 'committing') throw noSuchTransaction(number);
    return state;
  }

  #inTurn<Result>(state: SessionState, work: () => Promise<Result>): Promise<Result> {
    const turn = state.last.then(work);
    state.last = turn.catch(() => undefined);
    return turn;
  }

  async #abandon(id: string): Promise<void> {
    const state = this.#sessions.get(id);
    if (state !== undefined) await this.#expire(id, state);
  }

  async #expire(id: string, state: SessionState): Promise<void> {
    await this.#inTurn(state, async () => {
      if (state.phase === 'open') await this.#rollback(id, state);
    });
  }

  async #rollback(id: string, state: SessionState): Promise<void> {
    state.phase = 'aborted';
    await state.postgres?.rollback();
    this.#end(id, state, 'aborted');
  }

  #end(id: string, state: SessionState, phase: 'committed' | 'aborted' | 'unknown'): void {
    state.phase = phase;
    state.postgres = undefined;
    clearTimeout(state.timer);
    this.#options.onEnd(id, state.transactionNumber);
  }
}

function transactionOf({ session }: Command): { session: CommandSession; number: bigint } {
  if (session?.transactionNumber === undefined || !session.inTransaction) {
    throw new CommandError('InvalidOptions', 'a transaction needs lsid, txnNumber and autocommit: false');
  }
  return { session, number: session.transactionNumber };
}

function transientWhenWorthIt(error: unknown): unknown {
  return error instanceof CommandError && ERRORS_WORTH_ANOTHER_TRY.has(error.codeName) ? error.asTransient() : error;
}

function noSuchTransaction(number: bigint): CommandError {
  return new CommandError('NoSuchTransaction', `Transaction ${number} is not in progress`, {
    labels: [TRANSIENT_TRANSACTION_ERROR],
  });
}

/** Not marked as transient, or clients would rerun a transaction that may have been committed. */
function unknownOutcome(number: bigint): CommandError {
  return new CommandError('ShutdownInProgress', `whether transaction ${number} was committed is not known`);
}

function tooOld(number: bigint, { transactionNumber }: SessionState): CommandError {
  return new CommandError(
    'TransactionTooOld',
    `Transaction ${number} is older than the session's newest, ${transactionNumber}`,
  );
}
