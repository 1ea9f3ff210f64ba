import type {} from '@hearthway/engines/testing';
import { connectMongo, inTransaction } from '@hearthway/service-kit';
import { captureLog, testDatabase } from '@hearthway/service-kit/testing';
import { testEngines } from '@hearthway/tooling/testing';
import {
  createEventStore,
  dayOf,
  storeEvents,
  type StoredEvent,
  type StoreEventsDependencies,
} from '../events/index.js';

export type EventDatabase = Awaited<ReturnType<typeof openEventDatabase>>;

/** The store of events and their counts on the real engine, without the service around it. */
export async function openEventDatabase() {
  const { logger } = captureLog();
  const open = (database: string) => connectMongo({ uri: testEngines().mongodbUri, database, logger });
  const connection = await open(testDatabase('analytics'));
  const events = createEventStore(connection);
  await events.ensureIndexes();
  const dependencies: StoreEventsDependencies = {
    events,
    transaction: (work) => inTransaction(connection, work),
  };
  return {
    events,
    connection,
    /** The collection of events. */
    stored: connection.collection<{ _id: string }>('events'),
    dependencies,
    store: (reported: readonly StoredEvent[]) => storeEvents(dependencies, reported),
    /** Another connection to the same database. */
    openAgain: () => open(connection.name),
    async remove(): Promise<void> {
      await connection.dropDatabase();
      await connection.close();
    },
  };
}

/** A day (UTC) from today. In the future for stored rows, because the engine may delete expired ones of past days during a test. */
export const dayAhead = (days: number): string => dayOf(new Date(Date.now() + days * 86_400_000));

/** The nth day (YYYY-MM-DD) of rows that grow with their index. */
export const dayAt = (index: number): string => dayOf(new Date(Date.UTC(2020, 0, 1 + index)));
