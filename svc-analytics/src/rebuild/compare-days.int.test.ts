import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { StoredEvent } from '../events/index.js';
import { dayAhead, openEventDatabase, type EventDatabase } from '../testing/index.js';
import { compareDays } from './compare-days.js';

const [first, middle, empty, last] = [dayAhead(1), dayAhead(2), dayAhead(3), dayAhead(4)];
const eventOn = (day: string, number: number): StoredEvent => ({
  _id: `${day} ${number}`,
  eventType: number % 2 === 0 ? 'page_view' : 'click',
  eventSource: 'test',
  eventData: { path: '/faq', element: 'menu' },
  visitId: `visit-${number % 3}`,
  receivedAt: new Date(Date.parse(day) + number * 3_600_000),
  bot: number === 5 ? 'rate' : null,
});

let database: EventDatabase;
beforeAll(async () => {
  database = await openEventDatabase();
  for (const day of [first, middle, last]) {
    const events = Array.from({ length: 8 }, (_, number) => eventOn(day, number));
    await database.store(events.slice(0, 5));
    await database.store(events.slice(5));
  }
});
afterAll(() => database.remove());

async function compare(now: string): Promise<(readonly [day: string, same: boolean])[]> {
  const found = [];
  for await (const { day, same } of compareDays(database.events, new Date(now))) found.push([day, same] as const);
  return found;
}
const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

describe('days counted again', () => {
  it('equal their stored counts, also one on which nothing happened', async () => {
    const all = [first, middle, empty, last].map((day) => [day, true]);
    expect(await compare(`${last}T23:00:00Z`)).toEqual(all);
    expect(await compare(`${daysAfter(first, 399)}T23:59:59.999Z`)).toEqual(all);
  });

  it('are only those whose events cannot have expired', async () => {
    const now = `${daysAfter(first, 400)}T00:00:00.000Z`;
    expect((await compare(now)).map(([day]) => day)).toEqual([middle, empty, last]);
    expect(await compare(`${daysAfter(last, 401)}T12:00:00Z`)).toEqual([]);
  });

  it('differ on the day that lost an event', async () => {
    await database.stored.deleteOne({ _id: `${middle} 2` });
    expect((await compare(`${last}T23:00:00Z`)).filter(([, same]) => !same)).toEqual([[middle, false]]);
  });
});
