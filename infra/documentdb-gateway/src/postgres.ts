import pg from 'pg';
import type { Statement } from './bson-sql.js';
import { CommandError, fromPostgres } from './errors.js';
import { forgetOldCommits, isRecorded, recordCommit } from './commit-records.js';
import type { GatewayLogger } from './logger.js';

/** PostgreSQL's address. `host` is a name or the folder of its Unix socket. */
export interface PostgresAddress {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
}

export type Row = readonly unknown[];
/** Runs a statement and returns its first row. */
export type Query = (statement: Statement, ...values: readonly unknown[]) => Promise<Row>;

/** A PostgreSQL connection held by one MongoDB transaction. */
export interface PostgresTransaction {
  query(maxTimeMilliseconds: number): Query;
  /** Records the name in the same commit, for {@link Postgres.wasCommitted}. */
  commit(name: string): Promise<void>;
  /** Never rejects: a connection that cannot roll back is dropped, and PostgreSQL rolls back. */
  rollback(): Promise<void>;
}

export interface Postgres {
  query(maxTimeMilliseconds: number): Query;
  /** Each statement reads and writes in one snapshot. @throws CommandError WriteConflict when another write came between. */
  isolatedQuery(maxTimeMilliseconds: number): Query;
  /** @throws CommandError WriteConflict when no connection for transactions becomes free in time. */
  begin(): Promise<PostgresTransaction>;
  /** Whether a transaction of this name was committed in the last minutes, even if gateway or server crashed meanwhile. */
  wasCommitted(name: string): Promise<boolean>;
  close(): Promise<void>;
}

export interface PostgresOptions {
  readonly address: PostgresAddress;
  readonly poolSize: number;
  readonly transactionLifetimeMilliseconds: number;
  readonly logger: GatewayLogger;
}

const IDLE_MILLISECONDS = 30_000;
/** In MongoDB, a write does not wait for a transaction: it fails and is retried. A short wait saves most retries. */
const TRANSACTION_LOCK_TIMEOUT_MILLISECONDS = 50;
const COMMAND_LOCK_TIMEOUT_MILLISECONDS = 10_000;
/** Transactions that wait longer would hold the very client connections that running ones need to finish. */
const BEGIN_TIMEOUT_MILLISECONDS = 2_000;
/**
 * With cursor files, a cursor holds no connection. Blocking index builds do not wait for other transactions. Indexes of
 * `extended_rum` can be read in order, so that a sort with a limit does not read and sort every match. A count without a
 * filter reads the collection, because PostgreSQL's statistics lag.
 */
const SETTINGS = [
  'search_path=documentdb_api_catalog,documentdb_api,public',
  'client_min_messages=error',
  'jit=off',
  'documentdb.useFileBasedPersistedCursors=on',
  'documentdb.force_index_builds_blocking=on',
  'documentdb.alternate_index_handler_name=extended_rum',
  'documentdb.maxWriteBatchSize=100000',
  'documentdb.use_pg_stats_live_tuples_for_count=off',
];
const FORGET_INTERVAL_MILLISECONDS = 60_000;
const AS_SENT = { getTypeParser: () => (value: unknown) => value };

/**
 * Opens two pools, so that transactions and other commands never wait for each other's connections.
 */
export function openPostgres(options: PostgresOptions): Postgres {
  const forTransactions = Math.max(1, Math.floor(options.poolSize / 2));
  const commands = openPool(options, Math.max(1, options.poolSize - forTransactions), [
    `lock_timeout=${COMMAND_LOCK_TIMEOUT_MILLISECONDS}`,
  ]);
  const transactions = openPool(options, forTransactions, [
    `lock_timeout=${TRANSACTION_LOCK_TIMEOUT_MILLISECONDS}`,
    `idle_in_transaction_session_timeout=${2 * options.transactionLifetimeMilliseconds}`,
    `statement_timeout=${options.transactionLifetimeMilliseconds}`,
  ]);
  const forgetting = setInterval(() => void forgetOldCommits(commands), FORGET_INTERVAL_MILLISECONDS);
  forgetting.unref();
  return {
    query: (maxTime) => (maxTime === 0 ? pooledQuery(commands) : timedQuery(commands, maxTime)),
    isolatedQuery: (maxTime) => isolatedQuery(commands, maxTime),
    begin: () => begin(transactions),
    wasCommitted: (name) => withClient(commands, (client) => isRecorded(client, name)),
    close: async () => {
      clearInterval(forgetting);
      await Promise.all([commands.end(), transactions.end()]);
    },
  };
}

function openPool({ address, logger }: PostgresOptions, max: number, settings: readonly string[]): pg.Pool {
  const pool = new pg.Pool({
    ...address,
    max,
    idleTimeoutMillis: IDLE_MILLISECONDS,
    application_name: 'documentdb-gateway',
    options: [...SETTINGS, ...settings].map((setting) => `-c ${setting}`).join(' '),
  });
  pool.on('error', (error) => logger.warn({ err: error }, 'an idle PostgreSQL connection was lost'));
  return pool;
}

type Executor = Pick<pg.ClientBase, 'query'>;

async function execute(executor: Executor, statement: Statement, values: readonly unknown[]): Promise<Row> {
  const result = await executor.query<unknown[]>({
    name: statement.name,
    text: statement.text,
    values: [...values],
    rowMode: 'array',
    types: AS_SENT,
  });
  return result.rows[0] ?? [];
}

function pooledQuery(pool: pg.Pool): Query {
  return (statement, ...values) => withClient(pool, (client) => execute(client, statement, values));
}

function timedQuery(pool: pg.Pool, maxTime: number): Query {
  return (statement, ...values) =>
    withClient(pool, async (client) => {
      await client.query(`SET statement_timeout = ${maxTime}`);
      try {
        return await execute(client, statement, values);
      } finally {
        await client.query('RESET statement_timeout');
      }
    });
}

function isolatedQuery(pool: pg.Pool, maxTime: number): Query {
  return (statement, ...values) =>
    withClient(pool, async (client) => {
      await client.query('START TRANSACTION ISOLATION LEVEL REPEATABLE READ');
      try {
        if (maxTime > 0) await client.query(`SET LOCAL statement_timeout = ${maxTime}`);
        const row = await execute(client, statement, values);
        await client.query('COMMIT');
        return row;
      } catch (error) {
        await client.query('ROLLBACK').catch(() => undefined); // if the connection is lost, PostgreSQL rolls back
        throw error;
      }
    });
}

async function withClient<Result>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect().catch((error: unknown) => Promise.reject(fromPostgres(error)));
  const lost = watchForLoss(client);
  try {
    return await work(client);
  } catch (error) {
    throw fromPostgres(error);
  } finally {
    lost.stopWatching();
    client.release(lost.happened());
  }
}

async function begin(pool: pg.Pool): Promise<PostgresTransaction> {
  const client = await connectSoon(pool);
  const lost = watchForLoss(client);
  const release = (): void => {
    lost.stopWatching();
    client.release(lost.happened());
  };
  const control = async (text: string): Promise<void> => {
    try {
      await client.query(text);
    } catch (error) {
      throw fromPostgres(error);
    }
  };
  try {
    await control('START TRANSACTION ISOLATION LEVEL REPEATABLE READ');
  } catch (error) {
    release();
    throw error;
  }
  return {
    query:
      (maxTime) =>
      async (statement, ...values) => {
        try {
          if (maxTime > 0) await client.query(`SET LOCAL statement_timeout = ${maxTime}`);
          const row = await execute(client, statement, values);
          if (maxTime > 0) await client.query('SET LOCAL statement_timeout TO DEFAULT');
          return row;
        } catch (error) {
          throw fromPostgres(error);
        }
      },
    async commit(name) {
      try {
        await control(`${recordCommit(name)}; COMMIT`);
      } catch (error) {
        await control('ROLLBACK').catch(() => lost.assume());
        throw error;
      } finally {
        release();
      }
    },
    async rollback() {
      await control('ROLLBACK').catch(() => lost.assume());
      release();
    },
  };
}

async function connectSoon(pool: pg.Pool): Promise<pg.PoolClient> {
  const connecting = pool.connect();
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), BEGIN_TIMEOUT_MILLISECONDS);
  });
  try {
    const client = await Promise.race([connecting, tooLate]);
    if (client !== undefined) return client;
  } catch (error) {
    throw fromPostgres(error);
  } finally {
    clearTimeout(timer);
  }
  connecting.then(
    (client) => client.release(),
    () => undefined,
  );
  throw new CommandError('WriteConflict', 'too many transactions at once');
}

function watchForLoss(client: pg.PoolClient): {
  happened: () => boolean;
  assume: () => void;
  stopWatching: () => void;
} {
  let lost = false;
  const assume = (): void => {
    lost = true;
  };
  client.on('error', assume);
  client.on('end', assume);
  return {
    happened: () => lost,
    assume,
    stopWatching: () => {
      // A lost connection may emit several errors, and an unhandled one would end the process.
      if (lost) return;
      client.off('error', assume);
      client.off('end', assume);
    },
  };
}
