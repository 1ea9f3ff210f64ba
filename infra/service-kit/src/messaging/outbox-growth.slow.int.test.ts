import type {} from '@hearthway/engines/testing';
import { eventually, testEngines } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose, { type Connection, type mongo } from 'mongoose';
import { createMetrics } from '../metrics/index.js';
import { inTransaction } from '../mongo/index.js';
import { captureLog, expectSteady, grownFrom, grownTo, testDatabase, testNamespace } from '../testing/index.js';
import { createMessaging, on, rabbitBroker } from './index.js';
import { ensureMessageStore, messageStore } from './message-store.js';
import { catalogue, queue, retryDelays, thingHappened, topology } from './testing/events.js';

const rowsInOneInsert = 10_000;
/** Commands to replay. Inserts are left out, since they search for nothing. */
const replayed = new Set(['find', 'update', 'delete', 'findAndModify', 'aggregate', 'count', 'distinct']);
/** Fields that belong to a command's session or connection. */
const ofSession = ['lsid', '$clusterTime', 'txnNumber', 'startTransaction', 'autocommit', '$db', 'readConcern'];

interface Recorded {
  readonly title: string;
  readonly command: mongo.Document;
}

let recorded: Recorded[];
beforeAll(async () => {
  recorded = await recordCommands();
});

describe.each(['sent', 'pending'] as const)('with more and more rows (%s) in the outbox', (state) => {
  let small: Connection;
  let grown: Connection;
  beforeAll(async () => {
    small = await grow(grownFrom, state);
    grown = await grow(grownTo, state);
  });
  afterAll(async () => {
    for (const connection of [small, grown]) {
      await connection.dropDatabase();
      await connection.close();
    }
  });

  it('every command of outbox, relay and inbox takes as long as before', async () => {
    expect(recorded.map(({ title }) => title).sort()).toEqual([
      'delete outbox-leases',
      'find inbox',
      'find outbox',
      'find outbox',
      'find outbox',
      'findAndModify outbox-subjects',
      'update outbox',
      'update outbox-leases',
    ]);
    for (const { title, command } of recorded) {
      const on = (connection: Connection) => async () => connection.db?.command(structuredClone(command));
      await expectSteady(`${title} ${JSON.stringify(command)}`, on(small), on(grown));
    }
  });
});

/** The shapes of all commands for one event, and of the idle relay. */
async function recordCommands(): Promise<Recorded[]> {
  const connection = await mongoose
    .createConnection(testEngines().mongodbUri, { dbName: testDatabase('growth'), monitorCommands: true })
    .asPromise();
  const shapes = new Map<string, Recorded>();
  connection.getClient().on('commandStarted', ({ commandName, command }) => {
    if (!replayed.has(commandName)) return;
    const kept = Object.entries(command).filter(([key]) => !ofSession.includes(key));
    const title = `${commandName} ${String(command[commandName])}`;
    shapes.set(shapeOf(Object.fromEntries(kept)), { title, command: Object.fromEntries(kept) });
  });
  const { logger } = captureLog();
  const parts = { connection, catalogue, logger, retryDelays, metrics: createMetrics({ processMetrics: false }) };
  const broker = rabbitBroker({ url: testEngines().amqpUrl, namespace: testNamespace(), logger });
  const messaging = createMessaging({ ...parts, serviceName: 'producer', broker, sweepInterval: 20 });
  const consuming = createMessaging({ ...parts, serviceName: 'consumer', broker });
  const seen: number[] = [];
  const handlers = [on(thingHappened, ({ data }) => void seen.push(data.number))];
  consuming.consumer({ queue, handlers, together: 10 });
  await consuming.start();
  await messaging.start();
  const event = { subject: 'subject-1', data: { number: 1 }, correlationId: 'request-1', occurredAt: new Date() };
  await inTransaction(connection, (transaction) => messaging.outbox.insert(thingHappened, event, transaction));
  await eventually(() => expect(seen).toEqual([1]));
  const { leases } = messageStore(connection);
  await eventually(async () => expect(await leases.countDocuments()).toBe(0));
  await messaging.stop();
  await consuming.stop();
  await broker.remove(topology);
  await broker.close();
  await connection.dropDatabase();
  await connection.close();
  return [...shapes.values()].filter(({ title }) => !title.startsWith('aggregate outbox-leases'));
}

/** A command without its values. */
function shapeOf(command: unknown): string {
  return JSON.stringify(command, (_, value: unknown) => {
    if (Array.isArray(value)) return value.slice(0, 1) as unknown;
    return typeof value === 'object' && value !== null ? value : typeof value;
  });
}

async function grow(rows: number, state: 'sent' | 'pending'): Promise<Connection> {
  const connection = await mongoose
    .createConnection(testEngines().mongodbUri, { dbName: testDatabase('growth') })
    .asPromise();
  const store = messageStore(connection);
  const { outbox, subjects, inbox } = store;
  for (let first = 0; first < rows; first += rowsInOneInsert) {
    const indexes = Array.from({ length: Math.min(rowsInOneInsert, rows - first) }, (_, index) => first + index);
    const now = new Date();
    await outbox.insertMany(indexes.map((index) => outboxRow(index, state, now)));
    await subjects.insertMany(indexes.map((index) => ({ _id: `s${index}`, sequence: index, touchedAt: now })));
    await inbox.insertMany(indexes.map((index) => ({ _id: `${queue}:${index}`, handledAt: now })));
  }
  await ensureMessageStore(store);
  return connection;
}

function outboxRow(index: number, state: 'sent' | 'pending', now: Date) {
  const createdAt = new Date(now.getTime() - index);
  const rest = { state, type: thingHappened.type, body: 'x'.repeat(200), traceId: '', attempts: 0 };
  const sent = state === 'sent' ? { sentAt: now } : {};
  return { _id: `event-${index}`, subject: `s${index}`, sequence: 1, createdAt, dueAt: createdAt, ...rest, ...sent };
}
