import type { CalendarEvent } from '@hearthway/contracts/journey';
import { hashToken } from '@hearthway/service-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import ICAL from 'ical.js';
import { startJourneyUnderTest, type JourneyUnderTest } from '../testing/index.js';

let journey: JourneyUnderTest;
beforeAll(async () => {
  journey = await startJourneyUnderTest();
});
afterAll(() => journey.stop());

type Buyer = Awaited<ReturnType<JourneyUnderTest['buyer']>>;

const path = '/api/calendar-feed';
const makeLink = async ({ call }: Buyer) =>
  ((await (await call(path, { method: 'POST' })).json()) as { token: string }).token;
const stop = async ({ call }: Buyer) => (await call(path, { method: 'DELETE' })).status;
const read = (token: string) => fetch(`${journey.url}/api/calendar.ics?token=${token}`);
const entry = { title: 'Call; the, lender', address: '1 A St', startsAt: '2026-12-03T20:30:00.000Z' };
const schedule = async ({ call }: Buyer, part: object = {}) => {
  const made = await call('/api/calendar-events', { method: 'POST', body: JSON.stringify({ ...entry, ...part }) });
  return (await made.json()) as CalendarEvent;
};
const eventsOf = async (token: string) =>
  new ICAL.Component(ICAL.parse(await (await read(token)).text()) as unknown[])
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));

describe('a calendar’s link', () => {
  it('is missing until it is made, and tells when that was', async () => {
    const buyer = await journey.buyer();
    const feed = async () => (await buyer.call(path)).json();
    expect(await feed()).toEqual({ madeAt: null });
    expect(await makeLink(buyer)).toMatch(/^[\w-]{43}$/);
    expect(await feed()).toEqual({ madeAt: '2026-11-22T12:00:00.000Z' });
  });

  it('opens the buyer’s calendar without signing in, and follows a change', async () => {
    const [buyer, other] = [await journey.buyer(), await journey.buyer()];
    const token = await makeLink(buyer);
    expect(await eventsOf(token)).toEqual([]);
    const { id } = await schedule(buyer);
    await schedule(other, { title: 'Another’s' });
    const response = await read(token);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const [before, ...others] = await eventsOf(token);
    expect([before?.summary, others]).toEqual([entry.title, []]);

    const moved = JSON.stringify({ ...entry, startsAt: '2026-12-04T20:30:00.000Z' });
    await buyer.call(`/api/calendar-events/${id}`, { method: 'PUT', body: moved });
    const [after] = await eventsOf(token);
    expect([after?.uid, after?.sequence]).toEqual([before?.uid, Number(before?.sequence) + 1]);
    expect(after?.startDate.toJSDate().toISOString()).toBe('2026-12-04T20:30:00.000Z');
  });

  it('ends when another is made, and when it is revoked', async () => {
    const buyer = await journey.buyer();
    const first = await makeLink(buyer);
    const second = await makeLink(buyer);
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
    expect([await stop(await journey.buyer()), (await read(second)).status]).toEqual([204, 200]);
    expect([await stop(buyer), (await read(second)).status, await stop(buyer)]).toEqual([204, 404, 204]);
    const refusals = await Promise.all(
      [first, second, 'a'.repeat(43)].map(async (token) => (await (await read(token)).json()) as object),
    );
    for (const refusal of refusals) {
      expect(refusal).toEqual({ ...refusals[0], requestId: expect.any(String) });
      expect(refusal).toMatchObject({ code: 'calendar-feed.not-found' });
    }
  });

  it('is kept as a hash that opens nothing, and is in no log or metric', async () => {
    const buyer = await journey.buyer();
    const token = await makeLink(buyer);
    expect([(await read(token)).status, (await read(hashToken(token))).status]).toEqual([200, 404]);
    const stored = await journey.database.collection<{ _id: string }>('calendar-feeds').findOne({ _id: buyer.userId });
    expect(stored).toMatchObject({ tokenHash: hashToken(token) });
    const told = journey.log.text() + (await journey.metrics.registry.metrics());
    expect(told).toContain('journey.read-calendar-feed');
    expect(told).not.toContain(token);
    expect(told).not.toContain(hashToken(token));
  });

  it.each(['', 'short', 'a'.repeat(44), '{"$ne":null}', '%00'.repeat(43)])('is not the text “%s”', async (token) => {
    expect((await read(token)).status).toBe(400);
  });
});
