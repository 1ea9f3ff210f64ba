import { inTransaction } from '@hearthway/service-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { dayAhead, openEventDatabase, type EventDatabase } from '../testing/index.js';
import { nothingCounted } from './day-counts.js';
import type { StoredEvent } from './stored-event.js';

let database: EventDatabase;
beforeAll(async () => {
  database = await openEventDatabase();
});
afterAll(() => database.remove());

const eventsOf = (day: string, count: number, bot: StoredEvent['bot'] = null): StoredEvent[] =>
  Array.from({ length: count }, (_, place) => ({
    _id: `${day} ${bot ?? 'person'} ${place}`,
    eventType: 'scroll',
    eventSource: 'test',
    eventData: {},
    receivedAt: new Date(Date.parse(day) + place * 1_000),
    bot,
  }));
const last = async (from: string, to: string, limit = 50) => {
  const found = await database.events.findByIds(await database.events.findRecentIds(from, to, limit));
  return found.map(({ _id }) => _id);
};

describe('the last events', () => {
  it('are those of people, newest first, up to the limit, from the given days', async () => {
    const [before, day, next, after] = [dayAhead(1), dayAhead(2), dayAhead(3), dayAhead(4)];
    const [first, second] = [eventsOf(day, 60), eventsOf(next, 3)];
    await database.store(first.slice(0, 30));
    await database.store(first.slice(30));
    await database.store([...eventsOf(next, 5, 'user-agent'), ...second]);
    const idsOf = (kept: readonly StoredEvent[]) => kept.map(({ _id }) => _id).reverse();

    expect(await last(before, after)).toEqual([...idsOf(second), ...idsOf(first.slice(13))]);
    expect(await last(before, after, 2)).toEqual(idsOf(second.slice(1)));
    expect(await last(before, day)).toEqual(idsOf(first.slice(10)));
    expect(await last(after, after)).toEqual([]);
  });

  it('stay when a day’s counts are replaced, and are fewer when one was deleted', async () => {
    const day = dayAhead(30);
    await database.store(eventsOf(day, 3));
    await inTransaction(database.connection, (transaction) =>
      database.events.updateCounts(day, nothingCounted, transaction),
    );
    expect(await last(day, day)).toHaveLength(3);
    await database.stored.deleteOne({ _id: `${day} person 1` });
    expect(await last(day, day)).toEqual([`${day} person 2`, `${day} person 0`]);
  });
});
