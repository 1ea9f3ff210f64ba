import type {} from '@hearthway/engines/testing';
import { testEngines } from '@hearthway/tooling/testing';
import { afterEach, beforeEach } from '@jest/globals';
import type { Connection } from 'mongoose';
import { connectMongo } from '../../mongo/index.js';
import { captureLog, testDatabase, type LogCapture } from '../../testing/index.js';
import { runMigrations, type Migration, type MigrationOptions } from '../index.js';
import { thingsIn } from './count-things.js';

export const numberOfThings = 45;

interface MigrationRow {
  _id: string;
  doneAt?: Date;
  owner?: string;
  until?: Date;
}

/** A new database with things to count for each test. */
export function useThings() {
  let database: string;
  let log: LogCapture;
  let opened: Connection[];
  beforeEach(async () => {
    database = testDatabase('migrations');
    log = captureLog();
    opened = [];
    const { things, totals } = thingsIn(await connect());
    await things.insertMany(Array.from({ length: numberOfThings }, (_, _id) => ({ _id })));
    await totals.insertOne({ _id: 'things', total: 0 });
  });
  afterEach(async () => {
    await opened[0]?.dropDatabase();
    for (const connection of opened) await connection.close();
  });

  async function connect(): Promise<Connection> {
    const connection = await connectMongo({ uri: testEngines().mongodbUri, database, logger: log.logger });
    opened.push(connection);
    return connection;
  }

  return {
    database: () => database,
    log: () => log,
    connect,
    /** What an instance does at its start. */
    async start(migrations: readonly Migration[], changes: Partial<MigrationOptions> = {}) {
      return runMigrations({ connection: await connect(), migrations, logger: log.logger, ...changes });
    },
    total: async () => (await thingsIn(await connect()).totals.findOne({ _id: 'things' }))?.total,
    rowOf: async (_id: string) => (await connect()).collection<MigrationRow>('migrations').findOne({ _id }),
  };
}
