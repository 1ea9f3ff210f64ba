import type { NotificationChoices } from '@hearthway/contracts/journey';
import { connectMongo, inTransaction, type Transaction } from '@hearthway/service-kit';
import { captureLog, testDatabase } from '@hearthway/service-kit/testing';
import { testEngines } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Connection } from 'mongoose';
import { createCalendarEventStore, type CalendarEventStore } from '../../calendar-events/index.js';
import type { NewNotice } from '../../notices/index.js';
import { sendAlerts, type AlertDependencies } from '../send-alerts.js';

export const deadline = { title: 'Option period ends', address: '', startsAt: '2026-11-26T23:00:00.000Z' };
export const zone = { kind: 'deadline', timeZone: 'America/Chicago' } as const;

/** A calendar, what was told of it, and a clock that only tests move. */
export function useAlerts() {
  let connection: Connection;
  let store: CalendarEventStore;
  let now: Date;
  let choices: Map<string, NotificationChoices>;
  beforeAll(async () => {
    const { logger } = captureLog();
    connection = await connectMongo({ uri: testEngines().mongodbUri, database: testDatabase(), logger });
    store = createCalendarEventStore(connection);
    await store.ensureIndexes();
  });
  afterAll(async () => {
    await connection.dropDatabase();
    await connection.close();
  });
  beforeEach(async () => {
    now = new Date('2026-11-20T15:00:00.000Z');
    choices = new Map();
    await connection.collection('calendar-events').deleteMany({});
    await connection.collection('told').deleteMany({});
    await connection.collection('mailed').deleteMany({});
  });

  /** Kept only if the transaction is. */
  const putNotices = async (notices: readonly NewNotice[], transaction: Transaction) => {
    await connection.collection('told').insertMany(
      notices.map((notice) => ({ notice })),
      { session: transaction },
    );
  };
  const told = async () =>
    (await connection.collection<{ notice: NewNotice }>('told').find().sort({ _id: 1 }).toArray()).map(({ notice }) =>
      notice.kind === 'event-near' ? [notice.eventTitle, notice.hours] : [],
    );
  /** Kept only if the transaction is. */
  const outbox = {
    insert: async (_event: unknown, { data }: { readonly data: unknown }, transaction: Transaction) => {
      await connection.collection('mailed').insertOne({ data }, { session: transaction });
    },
  } as unknown as AlertDependencies['outbox'];
  const mailed = async () =>
    (await connection.collection<{ data: unknown }>('mailed').find().toArray()).map(({ data }) => data);
  const run = (part: Partial<AlertDependencies> = {}) =>
    sendAlerts({
      store,
      findChoices: async () => Promise.resolve(choices),
      putNotices,
      outbox,
      newId: randomUUID,
      transaction: (work) => inTransaction(connection, work),
      now: () => now,
      claim: async () => Promise.resolve(true),
      ...part,
    });
  const runAt = async (...times: readonly string[]) => {
    for (const time of times) {
      now = new Date(time);
      await run();
      await run();
    }
  };
  const put = (id: string, userId: string, part: object = {}) =>
    inTransaction(connection, (transaction) =>
      store.insert({ id, userId, ...deadline, ...zone, ...part }, now, transaction),
    );

  return {
    connection: () => connection,
    store: () => store,
    choices: () => choices,
    now: () => now,
    setNow: (time: string) => void (now = new Date(time)),
    putNotices,
    told,
    mailed,
    run,
    runAt,
    put,
  };
}
