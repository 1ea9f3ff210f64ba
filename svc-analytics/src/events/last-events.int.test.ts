import { inTransaction } from '@hearthway/service-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { nothingCounted } from '../rollups/index.js';
import { dayAhead, openEventDatabase, type EventDatabase } from '../testing/index.js';
import type { KeptEvent } from './kept-event.js';

let database: EventDatabase;
beforeAll(async () => {
  database = await openEventDatabase();
});
afterAll(() => database.remove());

const eventsOf = (day: string, count: number, bot: KeptEvent['bot'] = null): KeptEvent[] =>
  Array.from({ length: count }, (_, place) => ({
    _id: `${day} ${bot ?? 'person'} ${place}`,
    eventType: 'scroll',
    eventSource: 'test',
    eventData: {},
    receivedAt: new Date(Date.parse(day) + place * 1_000),
    bot,
  }));
const last = async (from: string, to: string, limit = 50) => {
  const found = await database.events.findAll(await database.rollups.recent(from, to, limit));
  return found.map(({ _id }) => _id);
};

describe('the last events', () => {
  it('are those of people, newest first, as many as are asked for, of the days that are asked for', async () => {
    const [before, day, next, after] = [dayAhead(1), dayAhead(2), dayAhead(3), dayAhead(4)];
    const [first, second] = [eventsOf(day, 60), eventsOf(next, 3)];
    await database.store(first.slice(0, 30));
    await database.store(first.slice(30));
    await database.store([...eventsOf(next, 5, 'user-agent'), ...second]);
    const idsOf = (kept: readonly KeptEvent[]) => kept.map(({ _id }) => _id).reverse();

    expect(await last(before, after)).toEqual([...idsOf(second), ...idsOf(first.slice(13))]);
    expect(await last(before, after, 2)).toEqual(idsOf(second.slice(1)));
    expect(await last(before, day)).toEqual(idsOf(first.slice(10)));
    expect(await last(after, after)).toEqual([]);
  });

  it('are the same when counts are put in the place of a day’s, and fewer when one was forgotten', async () => {
    const day = dayAhead(30);
    await database.store(eventsOf(day, 3));
    await inTransaction(database.connection, (session) => database.rollups.replace(day, nothingCounted, session));
    expect(await last(day, day)).toHaveLength(3);
    await database.stored.deleteOne({ _id: `${day} person 1` });
    expect(await last(day, day)).toEqual([`${day} person 2`, `${day} person 0`]);
  });
});
