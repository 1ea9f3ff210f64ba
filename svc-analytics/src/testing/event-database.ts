import type {} from '@hearthway/engines/testing';
import { connectMongo, inTransaction } from '@hearthway/service-kit';
import { captureLog, testDatabase } from '@hearthway/service-kit/testing';
import { testEngines } from '@hearthway/tooling/testing';
import { createEventStore, storeEvents, type KeptEvent, type StoreEventsDependencies } from '../events/index.js';
import { createRollupStore, dayOf } from '../rollups/index.js';

export type EventDatabase = Awaited<ReturnType<typeof openEventDatabase>>;

/** The stores of events and of what they come to, on the real engine, without the service around them. */
export async function openEventDatabase() {
  const { logger } = captureLog();
  const open = (database: string) => connectMongo({ uri: testEngines().mongodbUri, database, logger });
  const connection = await open(testDatabase('analytics'));
  const events = createEventStore(connection);
  const rollups = createRollupStore(connection);
  await events.ensureIndexes();
  await rollups.ensureIndexes();
  const dependencies: StoreEventsDependencies = {
    events,
    rollups,
    transaction: (work) => inTransaction(connection, work),
  };
  return {
    events,
    rollups,
    connection,
    /** What the events are stored in. */
    stored: connection.collection<{ _id: string }>('events'),
    dependencies,
    store: (kept: readonly KeptEvent[]) => storeEvents(dependencies, kept),
    /** Another connection to the same. */
    openAgain: () => open(connection.name),
    async remove(): Promise<void> {
      await connection.dropDatabase();
      await connection.close();
    },
  };
}

/** A day (UTC) to come: of days that are past the engine forgets things while a test looks at them. */
export const dayAhead = (days: number): string => dayOf(new Date(Date.now() + days * 86_400_000));
