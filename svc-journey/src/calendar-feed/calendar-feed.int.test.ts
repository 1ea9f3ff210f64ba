import { examplePurchaseTerms } from '@hearthway/contracts/examples';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import ICAL from 'ical.js';
import { startJourneyUnderTest, type JourneyUnderTest } from '../testing/index.js';

let journey: JourneyUnderTest;
beforeAll(async () => {
  journey = await startJourneyUnderTest();
});
afterAll(() => journey.stop());

type Buyer = Awaited<ReturnType<JourneyUnderTest['buyer']>>;

const makeLink = async ({ call }: Buyer) =>
  ((await (await call('/api/calendar-feed', { method: 'POST' })).json()) as { token: string }).token;
const read = (token: string) => fetch(`${journey.url}/api/calendar.ics?token=${token}`);
/** As another library than the one that wrote it understands it. */
const eventsOf = async (token: string) =>
  new ICAL.Component(ICAL.parse(await (await read(token)).text()) as unknown[])
    .getAllSubcomponents('vevent')
    .map((part) => new ICAL.Event(part));
const find = async (token: string, summary: string) => {
  const found = (await eventsOf(token)).find((event) => event.summary === summary);
  if (!found) throw new Error(`No event ${summary}`);
  return found;
};
const put = ({ call }: Buyer, version: number, part: object) =>
  call('/api/contract', {
    method: 'PUT',
    headers: { 'if-match': `"${version}"` },
    body: JSON.stringify({ ...examplePurchaseTerms, ...part }),
  });

describe('a calendar’s link', () => {
  it('is missing until it is made, and names its age, never its token', async () => {
    const buyer = await journey.buyer();
    const feed = async () => (await buyer.call('/api/calendar-feed')).json();
    expect(await feed()).toEqual({ madeAt: null });
    const token = await makeLink(buyer);
    expect(await feed()).toEqual({ madeAt: expect.any(String) });
    const stored = await journey.database.collection<{ _id: string }>('calendar-feeds').findOne({ _id: buyer.userId });
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it('opens the calendar without signing in, and is in no log', async () => {
    const buyer = await journey.buyer();
    const token = await makeLink(buyer);
    const response = await read(token);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    expect((await response.text()).startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:')).toBe(true);
    expect(journey.log.text()).toContain('/api/calendar.ics');
    expect(journey.log.text()).not.toContain(token);
  });

  it('answers 304 until something changes', async () => {
    const buyer = await journey.buyer();
    const token = await makeLink(buyer);
    const etag = (await read(token)).headers.get('etag') ?? '';
    // Without `cache-control`, Node’s fetch asks for a fresh answer.
    const headers = { 'if-none-match': etag, 'cache-control': 'max-age=0' };
    const again = () => fetch(`${journey.url}/api/calendar.ics?token=${token}`, { headers });
    expect((await again()).status).toBe(304);
    const event = { title: 'Tour', address: '', startsAt: '2026-12-03T20:30:00.000Z' };
    await buyer.call('/api/calendar-events', { method: 'POST', body: JSON.stringify(event) });
    expect((await again()).status).toBe(200);
  });

  it('that nobody made is not found', async () => {
    expect((await read('a'.repeat(43))).status).toBe(404);
  });

  it('ends when another is made, and when it is revoked', async () => {
    const buyer = await journey.buyer();
    const first = await makeLink(buyer);
    const second = await makeLink(buyer);
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
    expect((await buyer.call('/api/calendar-feed', { method: 'DELETE' })).status).toBe(204);
    expect((await read(second)).status).toBe(404);
    expect((await buyer.call('/api/calendar-feed', { method: 'DELETE' })).status).toBe(204);
  });

  it.each(['', 'short', 'a'.repeat(44), '{"$ne":null}'])('is not the text “%s”', async (token) => {
    expect((await read(encodeURIComponent(token))).status).toBe(400);
  });
});

describe('a calendar app', () => {
  it('reads deadlines with their alarms, and follows them by one id and a growing number', async () => {
    const buyer = await journey.buyer();
    await buyer.call('/api/contract', { method: 'POST', body: JSON.stringify(examplePurchaseTerms) });
    const token = await makeLink(buyer);
    const before = await find(token, 'Deadline: Option period ends');

    expect(before.startDate.toJSDate().toISOString()).toBe('2026-11-26T23:00:00.000Z');
    expect(before.location).toBe('12 Oak Street, Austin, TX 78701');
    const alarms = before.component.getAllSubcomponents('valarm');
    expect(alarms.map((alarm) => String(alarm.getFirstPropertyValue('trigger')))).toEqual(['-P3D', '-P1D', '-PT4H']);
    expect(alarms.map((alarm) => alarm.getFirstPropertyValue('action'))).toEqual(['DISPLAY', 'DISPLAY', 'DISPLAY']);

    await put(buyer, 1, { effectiveOn: '2026-11-20' });
    const after = await find(token, 'Deadline: Option period ends');
    expect(after.uid).toBe(before.uid);
    expect(after.sequence).toBeGreaterThan(before.sequence);
    expect(after.startDate.toJSDate().toISOString()).toBe('2026-11-27T23:00:00.000Z');
  });

  it('sees each of several changes in one second', async () => {
    const buyer = await journey.buyer();
    const token = await makeLink(buyer);
    const entry = { title: '$500 for the inspector', address: '$address', startsAt: '2026-12-03T20:30:00.000Z' };
    const made = await buyer.call('/api/calendar-events', { method: 'POST', body: JSON.stringify(entry) });
    const { id } = (await made.json()) as { id: string };
    // In the future, so that all changes are in the second of the first one, or before.
    const ahead = { $set: { sequence: 2_000_000_000 } };
    await journey.database.collection<{ _id: string }>('calendar-events').updateOne({ _id: id }, ahead);
    const sequences: number[] = [];
    for (const hour of [20, 21, 20, 20]) {
      const body = JSON.stringify({ ...entry, startsAt: `2026-12-03T${hour}:00:00.000Z` });
      expect((await buyer.call(`/api/calendar-events/${id}`, { method: 'PUT', body })).status).toBe(200);
      const event = await find(token, entry.title);
      expect(event.location).toBe('$address');
      sequences.push(event.sequence);
    }
    expect(sequences).toEqual([2_000_000_001, 2_000_000_002, 2_000_000_003, 2_000_000_004]);
  });

  it('continues where events from before it was kept stopped', async () => {
    const buyer = await journey.buyer();
    const token = await makeLink(buyer);
    const entry = { title: 'Tour', address: '', startsAt: '2026-12-03T20:30:00.000Z' };
    await buyer.call('/api/calendar-events', { method: 'POST', body: JSON.stringify(entry) });
    const earlier = { $set: { changedAt: new Date('2026-01-01T00:01:00Z') }, $unset: { sequence: 1 } };
    await journey.database.collection('calendar-events').updateMany({ userId: buyer.userId }, earlier);
    expect((await find(token, 'Tour')).sequence).toBe(60);
  });

  it('reads the buyer’s own events, whatever their text', async () => {
    const [buyer, other] = [await journey.buyer(), await journey.buyer()];
    const title = 'Ask: sinks, drains; “\\nEND:VEVENT” 🏡 '.repeat(2).trim();
    const event = { title, address: '1 A St; Unit 2, Reno', startsAt: '2026-12-03T20:30:00.000Z' };
    await buyer.call('/api/calendar-events', { method: 'POST', body: JSON.stringify(event) });
    await other.call('/api/calendar-events', { method: 'POST', body: JSON.stringify({ ...event, title: 'Other' }) });

    const events = await eventsOf(await makeLink(buyer));
    expect(events.map(({ summary, location }) => [summary, location])).toEqual([[title, event.address]]);
    expect(events[0]?.startDate.toJSDate().toISOString()).toBe(event.startsAt);
    expect(events[0]?.endDate.toJSDate().toISOString()).toBe('2026-12-03T21:30:00.000Z');
  });

  it('reads a calendar without events', async () => {
    expect(await eventsOf(await makeLink(await journey.buyer()))).toEqual([]);
  });
});
