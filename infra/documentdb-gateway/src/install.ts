import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { CREATE_COMMIT_RECORDS } from './commit-records.js';
import { CURSOR_IDLE_SECONDS } from './cursors.js';
import type { PostgresAddress } from './postgres.js';

const PATIENCE_MILLISECONDS = 60_000;
const PAUSE_MILLISECONDS = 50;
const INSTALLATION_LOCK = 4_809_113;

/**
 * Prepares the database: installs the documentdb extension and the index method that can read in order, looks for index
 * builds every minute, and keeps cursor files as long as cursors. Waits up to 60 seconds for PostgreSQL. Can be called
 * repeatedly.
 */
export async function installDocumentDb(postgres: PostgresAddress): Promise<void> {
  const client = await connectPatiently(postgres, Date.now() + PATIENCE_MILLISECONDS);
  try {
    await client.query('SELECT pg_advisory_lock($1)', [INSTALLATION_LOCK]);
    await client.query('CREATE EXTENSION IF NOT EXISTS documentdb CASCADE');
    await client.query('CREATE EXTENSION IF NOT EXISTS documentdb_extended_rum CASCADE');
    // Each look is a new connection, and createIndexes builds at once: this only finishes what a crash has interrupted.
    await client.query(`SELECT cron.alter_job(jobid, '* * * * *') FROM cron.job WHERE schedule = '2 seconds'`);
    await client.query(CREATE_COMMIT_RECORDS);
    await client.query(
      `ALTER DATABASE ${client.escapeIdentifier(postgres.database)}
       SET documentdb.defaultCursorExpiryTimeLimitSeconds = ${CURSOR_IDLE_SECONDS}`,
    );
  } finally {
    await client.end();
  }
}

async function connectPatiently(postgres: PostgresAddress, deadline: number): Promise<pg.Client> {
  for (;;) {
    const client = new pg.Client({ ...postgres, options: '-c client_min_messages=warning' });
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (Date.now() >= deadline) throw error;
      await delay(PAUSE_MILLISECONDS);
    }
  }
}
