import { noNotifications, type NotificationChoices } from '@hearthway/contracts/journey';
import { connectMongo, inTransaction, type Transaction } from '@hearthway/service-kit';
import { captureLog, testDatabase } from '@hearthway/service-kit/testing';
import { testEngines } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Connection } from 'mongoose';
import { openCalendarEvents, type KeptEntry } from '../calendar-events/index.js';
import { giveAlerts, type AlertDependencies } from './give-alerts.js';

let connection: Connection;
let calendar: ReturnType<typeof openCalendarEvents>;
let now: Date;
let choices: Map<string, NotificationChoices>;
beforeAll(async () => {
  const { logger } = captureLog();
  connection = await connectMongo({ uri: testEngines().mongodbUri, database: testDatabase(), logger });
  calendar = openCalendarEvents({ connection, outbox, transaction: transact, now: () => now, newId: randomUUID });
  await calendar.calendarEventStore.ensureIndexes();
});
afterAll(async () => {
  await connection.dropDatabase();
  await connection.close();
});
beforeEach(async () => {
  now = new Date('2026-11-20T15:00:00.000Z');
  choices = new Map();
  await connection.collection('calendar-events').deleteMany({});
  await connection.collection('emails').deleteMany({});
  await connection.collection('outdated').deleteMany({});
});

const transact = <Result>(work: (transaction: Transaction) => Promise<Result>) => inTransaction(connection, work);

const tour = { title: 'Tour: 12 Oak Street', address: '12 Oak Street', startsAt: '2026-11-26T23:00:00.000Z' };
const option: KeptEntry = { ...tour, title: 'Option period ends', timeZone: 'America/Chicago', done: false };
const keep = (userId: string, source: string, before: readonly KeptEntry[], after: readonly KeptEntry[]) =>
  transact((transaction) => calendar.keepEvents({ userId, source, before, after }, transaction));
/** Adds a deadline of a buyer who wants emails. */
const add = async (userId: string, entry: KeptEntry = option, source = 'deadline:1:option') => {
  choices.set(userId, { ...noNotifications, upcomingEvents: true });
  await keep(userId, source, [], [entry]);
};
const change = (userId: string, part: Partial<KeptEntry>) =>
  keep(userId, 'deadline:1:option', [option], [{ ...option, ...part }]);

interface Email {
  alertId: string;
  userId: string;
  startsAt: string;
  events: { eventId: string; deadline: string | null }[];
}
/** What it inserts is kept only if the transaction is. */
const outbox = {
  async insertFirsts(_event: unknown, events: readonly { data: Email }[], transaction: Transaction) {
    if (events.length === 0) return;
    const rows = events.map(({ data }) => ({ data, sentAt: now }));
    await connection.collection('emails').insertMany(rows, { session: transaction });
  },
  async insert(_event: unknown, { data }: { data: Outdated }, transaction: Transaction) {
    await connection.collection('outdated').insertOne({ data }, { session: transaction });
  },
} as unknown as AlertDependencies['outbox'];
interface Outdated {
  alertId: string;
  eventId: string;
}
const sent = () =>
  connection.collection<{ data: Email; sentAt: Date }>('emails').find().sort({ 'data.userId': 1, _id: 1 }).toArray();
const emails = async () => (await sent()).map(({ data }) => data);
/** How far ahead a buyer was told, in hours. */
const hoursOf = async (userId = 'buyer') =>
  (await sent())
    .filter(({ data }) => data.userId === userId)
    .map(({ data, sentAt }) => Math.round((Date.parse(data.startsAt) - sentAt.getTime()) / 3_600_000));
/** To whom the emails went that an event has left since. */
const outdated = async () => {
  const told = await emails();
  const rows = await connection.collection<{ data: Outdated }>('outdated').find().toArray();
  return rows.map(({ data: { alertId, eventId } }) => {
    const email = told.find((one) => one.alertId === alertId);
    return email?.events.some((event) => event.eventId === eventId) ? email.userId : undefined;
  });
};
const shown = async (userId = 'buyer') =>
  (await calendar.calendarEventStore.findAlerted(userId, now)).map(({ alertedHours }) => alertedHours);

const run = (part: Partial<AlertDependencies> = {}) =>
  giveAlerts({
    store: calendar.calendarEventStore,
    findChoices: async () => Promise.resolve(choices),
    outbox,
    newId: randomUUID,
    transaction: transact,
    now: () => now,
    ...part,
  });
/** Twice each time: the second run has nothing left to do. */
const runAt = async (...times: readonly string[]) => {
  for (const time of times) {
    now = new Date(time);
    await run();
    await run();
  }
};
const days = ['2026-11-23T23:00:10Z', '2026-11-25T23:00:10Z', '2026-11-26T19:00:10Z'];

describe('alerts', () => {
  it('are given once each, as their times come, and only the latest is shown', async () => {
    await add('buyer');
    await run();
    expect([await hoursOf(), await shown()]).toEqual([[], []]);
    await runAt(...days.slice(0, 2));
    expect([await hoursOf(), await shown()]).toEqual([[72, 24], [24]]);
    await runAt(...days.slice(2), '2026-11-27T00:00:00Z');
    expect([await hoursOf(), await shown()]).toEqual([[72, 24, 4], []]);
  });

  it('are given once by several instances at the same time', async () => {
    for (let index = 0; index < 30; index += 1) await add(`buyer-${index}`);
    now = new Date('2026-11-23T23:00:10Z');
    await Promise.all([run(), run(), run()]);
    const told = (await emails()).map(({ userId }) => userId);
    expect([told.length, new Set(told).size]).toEqual([30, 30]);
  });

  it('that could not be committed are given by the next run, and hold up no others', async () => {
    for (let index = 0; index < 5; index += 1) await add(`buyer-${index}`);
    now = new Date('2026-11-23T23:00:10Z');
    const failing = {
      async insertFirsts(event: never, events: readonly { data: Email }[], transaction: Transaction) {
        await outbox.insertFirsts(event, events as never, transaction);
        if (events.some(({ data }) => data.userId === 'buyer-3')) throw new Error('killed');
      },
    } as unknown as AlertDependencies['outbox'];
    await expect(run({ outbox: failing })).rejects.toThrow('Buyers whose alerts failed: 1');
    expect((await emails()).map(({ userId }) => userId)).toEqual(['buyer-0', 'buyer-1', 'buyer-2', 'buyer-4']);
    expect([await shown('buyer-3'), await shown('buyer-4')]).toEqual([[], [72]]);
    await run();
    expect(await hoursOf('buyer-3')).toEqual([72]);
  });

  it('begin anew when the event moves, and leave out those whose time is past', async () => {
    await add('buyer');
    await runAt(...days.slice(0, 1));
    await change('buyer', { startsAt: '2026-11-26T15:00:00.000Z' });
    expect([await shown(), await outdated()]).toEqual([[], ['buyer']]);
    await runAt('2026-11-23T23:01:00Z');
    expect(await hoursOf()).toEqual([72]);
    await runAt('2026-11-25T15:00:10Z');
    expect(await hoursOf()).toEqual([72, 24]);
  });

  it('go on when only the words change, and end when it is done or gone', async () => {
    for (const userId of ['renamed', 'done', 'gone']) await add(userId);
    await runAt(...days.slice(0, 1));
    await change('renamed', { title: 'The option ends' });
    await change('done', { done: true });
    await keep('gone', 'deadline:1:option', [option], []);
    expect(await outdated()).toEqual(['done', 'gone']);
    await runAt(...days.slice(1));
    expect([await hoursOf('renamed'), await hoursOf('done'), await hoursOf('gone')]).toEqual([[72, 24, 4], [72], [72]]);
  });

  it('that were missed are one, the nearest, and none once the event has passed', async () => {
    await add('late');
    await add('later', { ...option, startsAt: '2026-11-25T15:00:00.000Z' });
    await runAt('2026-11-26T15:00:00Z');
    expect([await hoursOf('late'), await shown('late'), await hoursOf('later')]).toEqual([[8], [24], []]);
  });

  it('are emailed to those who want that, without their own words', async () => {
    await add('wants');
    await add('declines');
    await add('travels', tour, 'tour:1');
    choices.set('declines', { ...noNotifications, milestoneTips: true });
    choices.set('travels', { ...noNotifications, upcomingEvents: true, timeZone: 'America/New_York' });
    await runAt(...days.slice(0, 2));
    const facts = { alertId: expect.any(String), startsAt: option.startsAt };
    const of = (deadline: string | null) => [{ eventId: expect.any(String), deadline }];
    const ofContract = { ...facts, userId: 'wants', events: of(option.title), timeZone: 'America/Chicago' };
    expect(await emails()).toEqual([
      { ...facts, userId: 'travels', events: of(null), timeZone: 'America/New_York' },
      ofContract,
      ofContract,
    ]);
    expect(await shown('declines')).toEqual([24]);
  });

  it('of deadlines at the same moment are one email, also if others are due, and each can leave it', async () => {
    const fee = { ...option, title: 'Option fee delivered' };
    await add('buyer');
    await add('buyer', fee, 'deadline:1:option-fee');
    await add('buyer', { ...tour, timeZone: 'America/Chicago' }, 'tour:1');
    for (let index = 0; index < 120; index += 1) await add(`buyer-${index}`);
    await runAt(...days.slice(0, 2));
    const names = (await emails())
      .filter(({ userId }) => userId === 'buyer')
      .map(({ events }) => events.map(({ deadline }) => deadline).sort());
    const both = [fee.title, option.title];
    expect(names).toEqual([both, both, [null]]);
    await keep('buyer', 'deadline:1:option-fee', [fee], []);
    expect(await outdated()).toEqual(['buyer', 'buyer']);
    await change('buyer', { title: 'The option ends' });
    expect(await outdated()).toHaveLength(2);
  });
});
