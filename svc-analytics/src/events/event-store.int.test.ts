import { inTransaction } from '@hearthway/service-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { dayAhead, openEventDatabase, type EventDatabase } from '../testing/index.js';
import { storeEvents, type StoreEventsDependencies } from './record-events.js';
import type { StoredEvent } from './stored-event.js';

let database: EventDatabase;
beforeAll(async () => {
  database = await openEventDatabase();
});
afterAll(() => database.remove());

const common = { eventSource: 'test', bot: null } as const;
const pageView = (_id: string, moment: string, visitId: string): StoredEvent => ({
  ...common,
  _id,
  eventType: 'page_view',
  eventData: { path: '/faq' },
  visitId,
  receivedAt: new Date(moment),
});
const click = (_id: string, moment: string, element: string): StoredEvent => ({
  ...common,
  _id,
  eventType: 'click',
  eventData: { element },
  receivedAt: new Date(moment),
});
const counted = async (day: string) => (await database.events.findDays(day, day))[0];
const storedOf = (ids: readonly string[]) => database.stored.countDocuments({ _id: { $in: [...ids] } });

describe('stored events', () => {
  it('are counted in the same transaction, each once', async () => {
    const day = dayAhead(1);
    await database.store([pageView('a', day, 'v1'), pageView('b', day, 'v1')]);
    await database.store([pageView('a', day, 'v1'), pageView('c', day, 'v2'), pageView('c', day, 'v2')]);
    expect(await counted(day)).toMatchObject({ pageViews: 3, visits: { visit: 2 }, pages: { '/faq': 3 } });
    expect(await storedOf(['a', 'b', 'c'])).toBe(3);
  });

  it('count on the day in UTC on which they were received, to the millisecond, and a visit on both of its days', async () => {
    const [day, next] = [dayAhead(2), dayAhead(3)];
    await database.store([pageView('d', `${day}T23:59:59.999Z`, 'v1'), pageView('e', `${next}T00:00:00.000Z`, 'v1')]);
    expect(await counted(day)).toMatchObject({ pageViews: 1, visits: { visit: 1 } });
    expect(await counted(next)).toMatchObject({ pageViews: 1, visits: { visit: 1 } });
  });

  it('are neither stored nor counted if one of them cannot be', async () => {
    const day = dayAhead(4);
    const listAsId = { ...pageView('f', day, 'v1'), _id: ['f'] as unknown as string };
    await expect(database.store([pageView('g', day, 'v1'), listAsId])).rejects.toThrow();
    expect(await counted(day)).toBeUndefined();
    expect(await storedOf(['g'])).toBe(0);
  });

  it('are counted once when several instances store the same ones at the same time', async () => {
    const day = dayAhead(5);
    const same = Array.from({ length: 20 }, (_, index) => pageView(`h${index}`, day, `v${index}`));
    await Promise.all(Array.from({ length: 4 }, () => database.store(same)));
    expect(await counted(day)).toMatchObject({ pageViews: 20, visits: { visit: 20 } });
  });

  it('add no more element names to a day than its limit', async () => {
    const day = dayAhead(6);
    const clicks = Array.from({ length: 1_000 }, (_, index) => click(`i${index}`, day, `made-up-${index}`));
    await database.store(clicks.slice(0, 150));
    await database.store(clicks.slice(150));
    const byElement = (await counted(day))?.clicks;
    expect(Object.keys(byElement ?? {})).toHaveLength(201);
    expect(byElement?.['other']).toBe(800);
  });
});

describe('the event store', () => {
  it('deletes an event after 400 days', async () => {
    expect(await database.stored.indexes()).toContainEqual(
      expect.objectContaining({ key: { receivedAt: 1 }, expireAfterSeconds: 400 * 24 * 60 * 60 }),
    );
  });

  it('throws when nothing could be stored', async () => {
    const lost = await database.openAgain();
    const transaction: StoreEventsDependencies['transaction'] = (work) => inTransaction(lost, work);
    await lost.close();
    const stored = storeEvents({ ...database.dependencies, transaction }, [pageView('z', dayAhead(7), 'v1')]);
    await expect(stored).rejects.toThrow();
    expect(await storedOf(['z'])).toBe(0);
  });
});
