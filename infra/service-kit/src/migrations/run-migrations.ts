import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Connection } from 'mongoose';
import { createRepeatedTask } from '../concurrency/index.js';
import { claimLeases, releaseLeases, type LeaseRow } from '../leases/index.js';
import type { Logger } from '../logging/index.js';

/** A change of stored data that a release needs. It runs once per database. */
export interface Migration {
  /** Stored with the data, so it must never change or be reused. */
  readonly id: string;
  /**
   * Makes the change, or whatever is left of it: it may be killed at any line and started over, and it runs a second time
   * after it is done, so it must tell from the data what still has to change. Instances of this release and of the
   * previous one write at the same time, so it works on single documents or in transactions.
   */
  readonly run: (connection: Connection) => Promise<void>;
}

export interface MigrationOptions {
  readonly connection: Connection;
  /** In the order they run. */
  readonly migrations: readonly Migration[];
  readonly logger: Logger;
  /** How long the others wait for an instance that was killed. */
  readonly leaseMilliseconds?: number;
  /** How often the one that runs a migration claims it anew. */
  readonly renewMilliseconds?: number;
}

export interface MigrationRun {
  /**
   * Runs the migrations of the last day again. Instances of the previous release write the old shape until they are gone,
   * which can be after the first run. Every instance calls this once they are gone; after one success it does nothing.
   */
  readonly runAgain: () => Promise<void>;
}

/** Who runs the migration, as a lease, until it is done. */
type MigrationRow = { _id: string; doneAt?: Date } & Partial<LeaseRow>;

/** By then, a release has reached all instances. */
const rolloutMilliseconds = 24 * 60 * 60 * 1000;

/** Runs each migration that this database has not had yet. When many instances start at once, one runs it and the others wait. */
export async function runMigrations(options: MigrationOptions): Promise<MigrationRun> {
  const { connection, migrations, logger } = options;
  requireDistinct(migrations);
  const recent = new Set<Migration>();
  for (const migration of migrations) {
    const doneAt = await ensureDone(options, migration);
    if (Date.now() - doneAt.getTime() < rolloutMilliseconds) recent.add(migration);
  }
  return {
    runAgain: async () => {
      for (const migration of recent) {
        await timed(logger, migration, 'a migration was run again', () => migration.run(connection));
        recent.delete(migration);
      }
    },
  };
}

const lookAgainMilliseconds = 100;

async function ensureDone(options: MigrationOptions, migration: Migration): Promise<Date> {
  const { connection, logger, leaseMilliseconds = 10_000 } = options;
  const { rows, leases } = collectionsOf(connection);
  const owner = randomUUID();
  const claim = async () => (await claimLeases(leases, owner, [migration.id], leaseMilliseconds)).size === 1;
  for (let waited = false; ; waited = true) {
    const row = await rows.findOne({ _id: migration.id });
    if (row?.doneAt) return row.doneAt;
    if (await claim()) {
      await timed(logger, migration, 'a migration was run', () => runAsOwner(options, migration, owner, claim));
    } else {
      if (!waited) logger.info({ migration: migration.id }, 'another instance runs a migration; waiting for it');
      await delay(lookAgainMilliseconds);
    }
  }
}

async function runAsOwner(
  { connection, logger, leaseMilliseconds = 10_000, renewMilliseconds = leaseMilliseconds / 4 }: MigrationOptions,
  { id, run }: Migration,
  owner: string,
  claim: () => Promise<boolean>,
): Promise<void> {
  const { rows, leases } = collectionsOf(connection);
  const holding = createRepeatedTask({
    name: 'a claim of a migration',
    run: async () => {
      await claim();
    },
    pauseMilliseconds: renewMilliseconds,
    logger,
  });
  holding.start();
  try {
    await run(connection);
  } catch (error) {
    await holding.stop();
    await releaseLeases(leases, owner, new Set([id])).catch(() => undefined); // it runs out by itself
    throw error;
  }
  await holding.stop();
  await rows.updateOne({ _id: id, owner }, { $set: { doneAt: new Date() }, $unset: { owner: 1, until: 1 } });
}

async function timed(logger: Logger, { id }: Migration, text: string, run: () => Promise<void>): Promise<void> {
  const from = performance.now();
  await run();
  logger.info({ migration: id, milliseconds: Math.round(performance.now() - from) }, text);
}

function collectionsOf({ db }: Connection) {
  if (!db) throw new Error('The database is not connected');
  return {
    rows: db.collection<MigrationRow>('migrations'),
    leases: db.collection<LeaseRow>('migrations'),
  };
}

function requireDistinct(migrations: readonly Migration[]): void {
  if (new Set(migrations.map(({ id }) => id)).size < migrations.length) {
    throw new Error('Two migrations have the same id');
  }
}
