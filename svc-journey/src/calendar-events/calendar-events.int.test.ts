import { calendarEventMaximum, type CalendarEvent } from '@hearthway/contracts/journey';
import { problem } from '@hearthway/contracts/problem';
import { connectMongo, inTransaction } from '@hearthway/service-kit';
import { testEngines } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Connection } from 'mongoose';
import { startJourneyUnderTest, type JourneyUnderTest } from '../testing/index.js';
import { createCalendarEventStore, type CalendarEventStore } from './calendar-event-store.js';
import { createKeepEvents } from './keep-events.js';
import type { OutdateDependencies } from './outdate-alerts.js';
import type { KeptEntry } from './stored-event.js';

let journey: JourneyUnderTest;
/** Connects to the service's database, for functions that other modules call. */
let connection: Connection;
let store: CalendarEventStore;
beforeAll(async () => {
  journey = await startJourneyUnderTest();
  connection = await connectMongo({
    uri: testEngines().mongodbUri,
    database: journey.database.databaseName,
    logger: journey.log.logger,
  });
  store = createCalendarEventStore(connection);
});
afterAll(async () => {
  await connection.close();
  await journey.stop();
});

type Buyer = Awaited<ReturnType<JourneyUnderTest['buyer']>>;
interface Calendar {
  events: CalendarEvent[];
  everScheduled: boolean;
}

const path = '/api/calendar-events';
const tour = { title: 'Home tour', address: '12 Oak Street', startsAt: '2026-12-03T20:30:00.000Z' };
const calendarOf = async (buyer: Buyer) => (await (await buyer.call(path)).json()) as Calendar;
const send = (buyer: Buyer, body: unknown) => buyer.call(path, { method: 'POST', body: JSON.stringify(body) });
const schedule = async (buyer: Buyer, entry: object = tour) =>
  (await (await send(buyer, entry)).json()) as CalendarEvent;
const change = (buyer: Buyer, id: string, body: unknown) =>
  buyer.call(`${path}/${id}`, { method: 'PUT', body: JSON.stringify(body) });
const remove = (buyer: Buyer, id: string) => buyer.call(`${path}/${id}`, { method: 'DELETE' });
const calendars = () => journey.database.collection<{ _id: string; events: number }>('calendars');
/** Fills a calendar without a request for each event. */
const countAs = ({ userId }: Buyer, events: number) => calendars().updateOne({ _id: userId }, { $set: { events } });
const counted = async ({ userId }: Buyer) => (await calendars().findOne({ _id: userId }))?.events;
const codeOf = async (response: Response) => problem.parse(await response.json()).code;

describe('a calendar', () => {
  it('is empty before anything is scheduled', async () => {
    expect(await calendarOf(await journey.buyer())).toEqual({ events: [], everScheduled: false });
  });

  it('lists events, earliest first', async () => {
    const buyer = await journey.buyer();
    const later = await schedule(buyer, { ...tour, title: 'Later', startsAt: '2027-01-02T08:00:00Z' });
    const sooner = await schedule(buyer);

    expect(sooner).toEqual({ id: expect.any(String), ...tour, kind: 'own' });
    expect(later.startsAt).toBe('2027-01-02T08:00:00.000Z');
    expect(await calendarOf(buyer)).toEqual({ events: [sooner, later], everScheduled: true });
  });

  it('accepts an event without an address, and trims text', async () => {
    const buyer = await journey.buyer();
    const event = await schedule(buyer, { title: '  Call  ', startsAt: tour.startsAt });

    expect(event).toMatchObject({ title: 'Call', address: '' });
    expect((await calendarOf(buyer)).events).toEqual([event]);
  });

  it('replaces an event', async () => {
    const buyer = await journey.buyer();
    const { id } = await schedule(buyer);
    const entry = { title: 'Second tour', address: '', startsAt: '2026-12-04T20:30:00.000Z' };
    const response = await change(buyer, id, entry);

    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ id, ...entry, kind: 'own' });
    expect((await calendarOf(buyer)).events).toEqual([{ id, ...entry, kind: 'own' }]);
  });

  it('remembers that events were scheduled after the last one is deleted', async () => {
    const buyer = await journey.buyer();
    const { id } = await schedule(buyer);

    expect((await remove(buyer, id)).status).toBe(204);
    expect(await calendarOf(buyer)).toEqual({ events: [], everScheduled: true });
    expect(await codeOf(await remove(buyer, id))).toBe('calendar-event.not-found');
  });
});

describe('another buyer’s event', () => {
  it('is not found, changed, or deleted', async () => {
    const [owner, stranger] = [await journey.buyer(), await journey.buyer()];
    const event = await schedule(owner);
    const refusals = [await change(stranger, event.id, { ...tour, title: 'Mine' }), await remove(stranger, event.id)];

    for (const refusal of refusals) {
      expect(refusal.status).toBe(404);
      expect(await codeOf(refusal)).toBe('calendar-event.not-found');
    }
    expect(await calendarOf(stranger)).toEqual({ events: [], everScheduled: false });
    expect((await calendarOf(owner)).events).toEqual([event]);
  });
});

describe('an invalid event', () => {
  it.each([
    ['no title', { title: ' ' }, 'body.title'],
    ['an invisible title', { title: '\u200b\u202e' }, 'body.title'],
    ['a title too long', { title: 'x'.repeat(121) }, 'body.title'],
    ['a title of two lines', { title: 'One\nTwo' }, 'body.title'],
    ['a title that is an operator', { title: { $ne: null } }, 'body.title'],
    ['an address too long', { address: 'x'.repeat(201) }, 'body.address'],
    ['an address with a control character', { address: '1 Main\u0000St' }, 'body.address'],
    ['a day without a time', { startsAt: '2026-12-03' }, 'body.startsAt'],
    ['an impossible day', { startsAt: '2026-02-30T10:00:00Z' }, 'body.startsAt'],
    ['a time in another zone', { startsAt: '2026-12-03T10:00:00+02:00' }, 'body.startsAt'],
    ['a number as the time', { startsAt: 1_764_000_000 }, 'body.startsAt'],
    ['an extra key', { userId: 'somebody' }, 'body.userId'],
  ])('is refused: %s', async (_what, part, field) => {
    const buyer = await journey.buyer();
    const { id } = await schedule(buyer);
    const before = await calendarOf(buyer);

    for (const response of [await send(buyer, { ...tour, ...part }), await change(buyer, id, { ...tour, ...part })]) {
      expect(response.status).toBe(400);
      const refused = problem.parse(await response.json());
      expect(refused.code).toBe('request.invalid');
      expect(refused.details?.map((detail) => detail.path)).toEqual([field]);
    }
    expect(await calendarOf(buyer)).toEqual(before);
  });

  it.each(['unknown', '%00', 'a'.repeat(65), encodeURIComponent('{"$ne":null}')])(
    'is refused: the id %s',
    async (id) => {
      const buyer = await journey.buyer();
      const event = await schedule(buyer);
      for (const response of [await change(buyer, id, tour), await remove(buyer, id)]) {
        expect([400, 404]).toContain(response.status);
        problem.parse(await response.json());
      }
      expect((await calendarOf(buyer)).events).toEqual([event]);
    },
  );

  it('is refused without signing in', async () => {
    for (const method of ['GET', 'POST']) {
      const response = await fetch(`${journey.url}${path}`, { method });
      expect(response.status).toBe(401);
    }
  });
});

describe('a full calendar', () => {
  it('takes no more, even concurrently, until one is deleted', async () => {
    const buyer = await journey.buyer();
    const { id } = await schedule(buyer);
    await countAs(buyer, calendarEventMaximum - 2);

    const responses = await Promise.all(Array.from({ length: 6 }, () => send(buyer, tour)));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409, 409]);
    expect((await calendarOf(buyer)).events).toHaveLength(3);
    expect(await codeOf(await send(buyer, tour))).toBe('calendar-event.too-many');

    await remove(buyer, id);
    expect((await send(buyer, tour)).status).toBe(201);
    expect((await send(buyer, tour)).status).toBe(409);
  });

  it('does not count a refused event', async () => {
    const buyer = await journey.buyer();
    await schedule(buyer);
    await countAs(buyer, calendarEventMaximum);

    expect((await send(buyer, tour)).status).toBe(409);
    expect(await counted(buyer)).toBe(calendarEventMaximum);
  });

  it('frees one place when the same event is deleted twice at once', async () => {
    const buyer = await journey.buyer();
    const { id } = await schedule(buyer);
    await countAs(buyer, calendarEventMaximum);

    const responses = await Promise.all([remove(buyer, id), remove(buyer, id)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([204, 404]);
    expect(await counted(buyer)).toBe(calendarEventMaximum - 1);
  });
});

describe('events that stem from something else', () => {
  const kept = new Map<string, KeptEntry[]>();
  const keep = async ({ userId }: Buyer, source: string, ...after: KeptEntry[]) => {
    const outbox = {} as OutdateDependencies['outbox']; // no alert was emailed
    const keepEvents = createKeepEvents({ outbox, now: () => new Date(), newId: randomUUID }, store);
    const before = kept.get(userId + source) ?? [];
    await inTransaction(connection, (transaction) => keepEvents({ userId, source, before, after }, transaction));
    kept.set(userId + source, after);
  };
  const first = { title: 'Expires soon', address: '', startsAt: '2026-12-01T17:00:00.000Z' };
  const second = { ...first, startsAt: '2026-12-12T17:00:00.000Z' };

  it('are replaced together, and keep their ids where nothing changes', async () => {
    const buyer = await journey.buyer();
    await keep(buyer, 'letter:1', first, second);
    await keep(buyer, 'letter:2', first);
    const before = await calendarOf(buyer);
    expect(before).toMatchObject({ events: [first, first, second], everScheduled: true });

    await keep(buyer, 'letter:1', second, { ...tour, startsAt: '2026-12-20T17:00:00Z' });
    const { events } = await calendarOf(buyer);
    expect(events).toMatchObject([first, second, { ...tour, startsAt: '2026-12-20T17:00:00.000Z' }]);
    expect(events[1]).toEqual(before.events[2]);
    expect(events.map(({ id }) => id).sort()).toEqual(before.events.map(({ id }) => id).sort());

    await keep(buyer, 'letter:1');
    expect((await calendarOf(buyer)).events).toMatchObject([first]);
  });

  it('are events like any other, of one buyer alone', async () => {
    const [buyer, other] = [await journey.buyer(), await journey.buyer()];
    await schedule(buyer);
    await keep(buyer, 'letter:1', first);
    await keep(other, 'letter:1');
    const [kept] = (await calendarOf(buyer)).events;
    expect((await change(buyer, kept!.id, { ...first, title: 'Call the lender' })).status).toBe(200);
    await keep(buyer, 'letter:1', second);
    expect((await calendarOf(buyer)).events).toMatchObject([tour, second]);
  });

  it.each([
    ['deadline', 'Make Offer'],
    ['offer', 'Make Offer'],
    ['home', 'Closing'],
  ])('of the kind %s are changed there, not here', async (kind, page) => {
    const buyer = await journey.buyer();
    const source = `${kind}:1`;
    const timed = { ...first, timeZone: 'America/Chicago' };
    await keep(buyer, source, timed);
    const [event] = (await calendarOf(buyer)).events;
    expect(event).toMatchObject({ ...timed, kind });

    for (const response of [await change(buyer, event!.id, tour), await remove(buyer, event!.id)]) {
      expect(response.status).toBe(409);
      const refused = problem.parse(await response.json());
      expect(refused.code).toBe('calendar-event.from-elsewhere');
      expect(refused.message).toContain(page);
    }
    await keep(buyer, source, { ...timed, done: true });
    expect((await calendarOf(buyer)).events).toEqual([{ ...event, done: true }]);
  });

  it('stay as the buyer left them, until they are to be others', async () => {
    const buyer = await journey.buyer();
    await keep(buyer, 'letter:1', first, second);
    const { events } = await calendarOf(buyer);
    await remove(buyer, events[0]!.id);
    await keep(buyer, 'letter:1', first, second);
    expect((await calendarOf(buyer)).events).toEqual([events[1]]);

    await keep(buyer, 'letter:1', first);
    expect((await calendarOf(buyer)).events).toMatchObject([first]);
  });

  it('take no place in a full calendar, and free none', async () => {
    const buyer = await journey.buyer();
    await schedule(buyer);
    await countAs(buyer, calendarEventMaximum);
    await keep(buyer, 'letter:1', first, second);
    const [kept] = (await calendarOf(buyer)).events;

    expect((await remove(buyer, kept!.id)).status).toBe(204);
    await keep(buyer, 'letter:1');
    expect((await send(buyer, tour)).status).toBe(409);
    expect(await counted(buyer)).toBe(calendarEventMaximum);
  });

  it('are exported, and deleted with the account', async () => {
    const buyer = await journey.buyer();
    await keep(buyer, 'letter:1', first);
    expect(await store.findForExport(buyer.userId)).toMatchObject({ events: [first] });
    await inTransaction(connection, (transaction) => store.deleteByUser(buyer.userId, transaction));
    expect(await store.findForExport(buyer.userId)).toEqual({ firstScheduledAt: null, events: [] });
  });
});

describe('when an account is deleted', () => {
  it('exports the buyer’s calendar, then deletes it', async () => {
    const [leaving, staying] = [await journey.buyer(), await journey.buyer()];
    const event = await schedule(leaving);
    await schedule(staying);

    expect(await store.findForExport(leaving.userId)).toEqual({
      firstScheduledAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      events: [event],
    });
    await inTransaction(connection, (transaction) => store.deleteByUser(leaving.userId, transaction));

    expect(await store.findForExport(leaving.userId)).toEqual({ firstScheduledAt: null, events: [] });
    expect((await calendarOf(staying)).events).toHaveLength(1);
  });
});
