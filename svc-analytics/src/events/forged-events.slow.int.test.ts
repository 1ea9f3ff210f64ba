import { eventBatchMaximum } from '@hearthway/contracts/analytics';
import { afterEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { startAnalyticsUnderTest, type AnalyticsUnderTest } from '../testing/index.js';
import { elementsPerDay, otherElements } from './day-counts.js';

let analytics: AnalyticsUnderTest;
afterEach(() => analytics.stop());

const browser =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

interface Reported {
  eventType: string;
  eventData?: object;
  visitId?: unknown;
  occurredAt?: string;
}

async function report(events: readonly Reported[]): Promise<number> {
  const response = await fetch(`${analytics.url}/api/analytics/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': browser },
    body: JSON.stringify({ events: events.map((event) => ({ eventSource: 'test', ...event })) }),
  });
  return response.status;
}

/** In batches, four at a time, and expects all to be accepted. */
async function reportAll(events: readonly Reported[]): Promise<void> {
  const batches = Array.from({ length: Math.ceil(events.length / eventBatchMaximum) }, (_, place) =>
    events.slice(place * eventBatchMaximum, (place + 1) * eventBatchMaximum),
  );
  const sendRest = async (): Promise<void> => {
    for (let batch = batches.pop(); batch; batch = batches.pop()) expect(await report(batch)).toBe(202);
  };
  await Promise.all(Array.from({ length: 4 }, sendRest));
}

interface Day {
  _id: string;
  pageViews: number;
  visits: Record<string, number>;
  pages: Record<string, number>;
  clicks: Record<string, number>;
  bots: Record<string, number>;
}
const days = () => analytics.database.collection<Day>('daily-counts').find().toArray();
const anyPace = { EVENTS_PER_MINUTE_PER_VISIT: '1000000', EVENTS_PER_MINUTE_PER_ADDRESS: '1000000' };
const sumOf = (counts: Record<string, number>) => Object.values(counts).reduce((total, count) => total + count, 0);

describe('one client that makes up', () => {
  it('10,000 pages adds one page to the day', async () => {
    analytics = await startAnalyticsUnderTest(anyPace);
    const paths = Array.from({ length: 10_000 }, (_, place) => `/made-up/${place}`);
    await reportAll(paths.map((path) => ({ eventType: 'page_view', eventData: { path } })));

    const counted = await days();
    expect(new Set(counted.flatMap(({ pages }) => Object.keys(pages)))).toEqual(new Set(['other']));
    expect(counted.reduce((total, { pageViews }) => total + pageViews, 0)).toBe(10_000);
  });

  it('2,000 element names adds no more of them to the day than its limit', async () => {
    analytics = await startAnalyticsUnderTest(anyPace);
    const elements = Array.from({ length: 2_000 }, (_, place) => `element-${place}`);
    await reportAll(elements.map((element) => ({ eventType: 'click', eventData: { element } })));

    const counted = await days();
    for (const { clicks } of counted) {
      expect(Object.keys(clicks).length).toBeLessThanOrEqual(elementsPerDay + 1);
      expect(clicks).toHaveProperty(otherElements);
    }
    expect(counted.reduce((total, { clicks }) => total + sumOf(clicks), 0)).toBe(2_000);
  });

  it('ever new visits counts as a program beyond the limit per address', async () => {
    analytics = await startAnalyticsUnderTest({ EVENTS_PER_MINUTE_PER_ADDRESS: '100' });
    const views = Array.from({ length: 1_000 }, () => ({
      eventType: 'page_view',
      eventData: { path: '/' },
      visitId: randomUUID(),
    }));
    const begun = Math.floor(Date.now() / 60_000);
    await reportAll(views);
    const minutes = Math.floor(Date.now() / 60_000) - begun + 1;

    const counted = await days();
    const visits = counted.reduce((total, day) => total + (day.visits['visit'] ?? 0), 0);
    const byRate = counted.reduce((total, day) => total + (day.bots['rate'] ?? 0), 0);
    expect(visits).toBeLessThanOrEqual(100 * minutes);
    expect(visits + byRate).toBe(1_000);
  });

  it('events of someone else’s visit adds no visit', async () => {
    analytics = await startAnalyticsUnderTest();
    const visitId = randomUUID();
    const view = { eventType: 'page_view', eventData: { path: '/' } };
    expect(await report([{ ...view, visitId }])).toBe(202);
    expect(
      await report([
        { ...view, visitId },
        { ...view, visitId: visitId.toUpperCase() },
      ]),
    ).toBe(202);

    const counted = await days();
    expect(counted.map(({ visits }) => visits['visit'])).toEqual(counted.map(() => 1));
    expect(counted.reduce((total, { pageViews }) => total + pageViews, 0)).toBe(3);
  });

  it('a malformed visit is refused', async () => {
    analytics = await startAnalyticsUnderTest();
    const forged = ['visit', '', `${randomUUID()}.landing`, ['x'], { $ne: null }, 'x'.repeat(10_000)];
    for (const visitId of forged) expect(await report([{ eventType: 'click', visitId }])).toBe(400);
    expect(await days()).toEqual([]);
  });

  it('the time of an event changes neither the day it counts on nor the day it is deleted', async () => {
    analytics = await startAnalyticsUnderTest();
    const before = new Date();
    const times = [
      '0001-01-01T00:00:00.000Z',
      '1970-01-01T00:00:00.000Z',
      '2999-12-31T23:59:59.999Z',
      '9999-12-31T23:59:59Z',
    ];
    expect(await report(times.map((occurredAt) => ({ eventType: 'page_view', occurredAt })))).toBe(202);
    const after = new Date();

    const today = new Set([before, after].map((moment) => moment.toISOString().slice(0, 10)));
    expect((await days()).every(({ _id }) => today.has(_id))).toBe(true);
    const stored = await analytics.database.collection<{ _id: string }>('events').find().toArray();
    expect(stored).toHaveLength(times.length);
    for (const event of stored) {
      expect(event).not.toHaveProperty('occurredAt');
      const { receivedAt } = event as unknown as { receivedAt: Date };
      expect(receivedAt.getTime()).toBeGreaterThanOrEqual(before.getTime());
      expect(receivedAt.getTime()).toBeLessThanOrEqual(after.getTime());
    }
  });
});
