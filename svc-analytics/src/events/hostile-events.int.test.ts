import { connectMongo } from '@hearthway/service-kit';
import { captureLog } from '@hearthway/service-kit/testing';
import { labeled, testEngines } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { compareDays } from '../rebuild/index.js';
import {
  dayAhead,
  openEventDatabase,
  startAnalyticsUnderTest,
  type AnalyticsUnderTest,
  type EventDatabase,
} from '../testing/index.js';
import { createEventStore } from './event-store.js';
import { createEventIntake, recordEvents } from './record-events.js';
import type { StoredEvent } from './stored-event.js';

const browser = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';
const hostileTexts = [
  ...['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', '__defineGetter__', 'toJSON', 'length'],
  ...['$where', '$inc', 'a.b', '.', '$', '', ' ', '\u0000', 'a\u0000b', '\ud800', '\u202e', '0', '-1', 'NaN', 'null'],
  'x'.repeat(1_000_000),
];

/** Events with the text in each place that takes one; the last ones are keys. */
const places: Readonly<Record<string, (text: string) => object>> = {
  eventType: (eventType) => ({ eventType }),
  eventSource: (eventSource) => ({ eventSource }),
  eventId: (eventId) => ({ eventId }),
  visitId: (visitId) => ({ visitId }),
  occurredAt: (occurredAt) => ({ occurredAt }),
  element: (element) => ({ eventData: { element } }),
  path: (path) => ({ eventType: 'page_view', eventData: { path } }),
  section: (section) => ({ eventType: 'scroll', eventData: { section } }),
  'nested value': (text) => ({ eventData: { list: [text, { text }] } }),
  'key of an event': (key) => withKey(key),
  'key of its data': (key) => ({ eventData: withKey(key) }),
  'nested key': (key) => ({ eventData: { form: withKey(key) } }),
};

/** An own key even if it is `__proto__`. */
const withKey = (key: string): object => Object.fromEntries([[key, 'value']]);

describe('an anonymous client that sends prototype names, operators and broken texts', () => {
  let analytics: AnalyticsUnderTest;
  beforeAll(async () => {
    const anyPace = { EVENTS_PER_MINUTE_PER_VISIT: '1000000', EVENTS_PER_MINUTE_PER_ADDRESS: '1000000' };
    analytics = await startAnalyticsUnderTest(anyPace);
  });
  afterAll(() => analytics.stop());

  const post = async (path: string, body: object) => {
    const response = await fetch(`${analytics.url}/api/analytics/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': browser },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as { accepted?: number } };
  };
  const neighbor = { eventType: 'click', eventSource: 'neighbor', eventData: { element: 'neighbor' } };

  let neighbors = 0;

  it.each(hostileTexts.map((text) => [JSON.stringify(text.slice(0, 20)), text]))(
    'breaks nothing with %s, and loses no other event',
    async (_name, text) => {
      const answers = await Promise.all(
        Object.entries(places).flatMap(([place, make]) => {
          const hostile = { eventType: 'click', eventSource: 'hostile', ...make(text) };
          const batch = Array.from({ length: 20 }, (_, index) => (index === 7 ? hostile : neighbor));
          return [post('event', hostile), post('event', neighbor), post('events', { events: batch })].map(
            async (answer, index) => ({ place, index, ...(await answer) }),
          );
        }),
      );
      for (const { place, index, status, body } of answers) {
        // A whole batch is refused only if it is too long, or invalid JSON because of half a character.
        const batch = /\p{Surrogate}/u.test(text) ? [202, 400] : [202, 413];
        labeled(`as ${place}`, () => expect([[202, 400, 413], [202], batch][index]).toContain(status));
        if (index === 2 && status === 202) labeled(`as ${place}`, () => expect([19, 20]).toContain(body.accepted));
        neighbors += [0, 1, status === 202 ? 19 : 0][index] ?? 0;
      }
    },
  );

  it('leaves a report that counts every event once', async () => {
    const stored = analytics.database.collection<{ _id: string }>('events');
    expect(await stored.countDocuments({ eventSource: 'neighbor' })).toBe(neighbors);
    const report = await fetch(`${analytics.url}/api/admin/analytics`, {
      headers: { authorization: await analytics.token('admin') },
    });
    const { clickData } = (await report.json()) as { clickData: { element: string; count: number }[] };
    const countOf = (name: string) => clickData.find(({ element }) => element === name)?.count ?? 0;
    expect(countOf('neighbor')).toBe(neighbors);
    for (const name of ['constructor', 'toString', 'hasOwnProperty', 'valueOf', 'toJSON']) {
      labeled(name, () => expect(countOf(name)).toBe(2));
      expect(await stored.countDocuments({ element: name })).toBe(2);
    }
  });

  it('leaves counts that equal the raw events counted again', async () => {
    const { logger } = captureLog();
    const database = analytics.database.databaseName;
    const connection = await connectMongo({ uri: testEngines().mongodbUri, database, logger });
    const compared = [];
    for await (const day of compareDays(createEventStore(connection), new Date())) compared.push(day);
    await connection.close();

    expect(compared.length).toBeGreaterThan(0);
    expect(compared.filter(({ same }) => !same)).toEqual([]);
  });
});

describe('an event that cannot be stored', () => {
  let database: EventDatabase;
  beforeAll(async () => {
    database = await openEventDatabase();
  });
  afterAll(() => database.remove());

  let log: ReturnType<typeof captureLog>;
  let day: string;
  let offset = 1;
  beforeEach(() => {
    log = captureLog();
    day = dayAhead((offset += 1));
  });

  /** The real intake, except that events from the source `bad` get an id that the database refuses. */
  function openIntake() {
    const intake = createEventIntake((events) => database.store(events));
    const spoiling = {
      add: (events: readonly StoredEvent[]) =>
        intake.add(
          events.map((event) => (event.eventSource === 'bad' ? { ...event, _id: ['x'] as unknown as string } : event)),
        ),
    };
    return (sources: readonly string[]) =>
      recordEvents(
        { intake: spoiling, botCheck: () => null, logger: log.logger, now: () => new Date(day), newId: randomUUID },
        sources.map((eventSource) => ({
          eventType: 'click',
          eventSource,
          eventData: { element: 'menu', note: 'of ann@example.org' },
        })),
        { userAgent: browser, address: '192.0.2.1' },
      );
  }

  it('affects neither the 19 in its batch nor others received at the same time', async () => {
    const take = openIntake();
    const batch = Array.from({ length: 20 }, (_, index) => (index === 13 ? 'bad' : 'good'));
    const taken = await Promise.allSettled([
      take(['good']),
      take(batch),
      take(['bad']),
      ...Array.from({ length: 5 }, () => take(['good'])),
    ]);

    expect(taken.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : 'rejected'))).toEqual([
      ...[1, 19, 'rejected'],
      ...[1, 1, 1, 1, 1],
    ]);
    expect(await database.stored.countDocuments({ receivedAt: new Date(day) })).toBe(25);
    expect((await database.events.findDays(day, day))[0]?.clicks).toEqual({ menu: 25 });
  });

  it('is logged without its content', async () => {
    const take = openIntake();
    await take(['good', 'bad']);
    expect(log.lines()).toMatchObject([{ level: 'error', eventType: 'click', msg: 'an event could not be stored' }]);
    expect(log.text()).not.toMatch(/ann@|menu|192\.0\.2\.1/);
  });
});
