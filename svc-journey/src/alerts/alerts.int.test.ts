import {
  alertOutdated,
  deadlineNear,
  noNotifications,
  type CalendarEvent,
  type EventAlert,
} from '@hearthway/contracts/journey';
import { eventually } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startJourneyUnderTest, type JourneyUnderTest } from '../testing/index.js';

let now: Date;
let journey: JourneyUnderTest;
beforeAll(async () => {
  now = new Date('2026-11-20T15:00:00.000Z');
  journey = await startJourneyUnderTest({}, () => now);
});
afterAll(() => journey.stop());
beforeEach(() => {
  now = new Date('2026-11-20T15:00:00.000Z');
});

type Buyer = Awaited<ReturnType<JourneyUnderTest['buyer']>>;

/** Five in the evening in Chicago. */
const call = { title: 'Call the lender', address: '', startsAt: '2026-11-26T23:00:00.000Z' };
const aDayAhead = '2026-11-25T23:00:00.000Z';
const schedule = async (buyer: Buyer, entry: object = call) => {
  const made = await buyer.call('/api/calendar-events', { method: 'POST', body: JSON.stringify(entry) });
  return (await made.json()) as CalendarEvent;
};
const choose = (buyer: Buyer, part: object) =>
  buyer.call('/api/notification-choices', { method: 'PUT', body: JSON.stringify({ ...noNotifications, ...part }) });
const alertsOf = async (buyer: Buyer) =>
  ((await (await buyer.call('/api/alerts')).json()) as { alerts: EventAlert[] }).alerts;
const given = (buyer: Buyer) => eventually(async () => expect(await alertsOf(buyer)).not.toEqual([]));
const dismiss = async (buyer: Buyer, id: string, hours = 24) =>
  (await buyer.call(`/api/alerts/${id}`, { method: 'DELETE', body: JSON.stringify({ hours }) })).status;
const messages = async <Data>({ type }: { type: string }) =>
  (await journey.database.collection('outbox').find({ type }).toArray()).map(
    ({ body }) => (JSON.parse(String(body)) as { data: Data }).data,
  );
const emailsTo = async ({ userId }: Buyer) =>
  (await messages<{ userId: string; alertId: string }>(deadlineNear)).filter((data) => data.userId === userId);

describe('an alert', () => {
  it('is listed when its time comes, nearest event first, until the buyer dismisses it', async () => {
    const [buyer, other] = [await journey.buyer(), await journey.buyer()];
    const later = await schedule(buyer, { ...call, title: 'Later', startsAt: '2026-11-26T23:30:00.000Z' });
    const event = await schedule(buyer);
    expect(await alertsOf(buyer)).toEqual([]);

    now = new Date('2026-11-25T23:40:00.000Z');
    await eventually(async () => expect(await alertsOf(buyer)).toHaveLength(2));
    const facts = { kind: 'own', hours: 24 };
    expect(await alertsOf(buyer)).toEqual([
      { id: event.id, title: event.title, startsAt: event.startsAt, ...facts },
      { id: later.id, title: later.title, startsAt: later.startsAt, ...facts },
    ]);
    expect(await alertsOf(other)).toEqual([]);
    expect(await dismiss(other, event.id)).toBe(404);
    expect(await dismiss(buyer, event.id)).toBe(204);
    expect(await dismiss(buyer, event.id)).toBe(404);
    expect((await alertsOf(buyer)).map(({ id }) => id)).toEqual([later.id]);
  });

  it('stays if the buyer dismissed an earlier one of the event, which was still in sight elsewhere', async () => {
    const buyer = await journey.buyer();
    const event = await schedule(buyer);
    now = new Date(aDayAhead);
    await given(buyer);
    expect(await dismiss(buyer, event.id, 72)).toBe(404);
    expect(await alertsOf(buyer)).toHaveLength(1);
  });

  it('is emailed to a buyer who wants that', async () => {
    const [wants, declines] = [await journey.buyer(), await journey.buyer()];
    await choose(wants, { upcomingEvents: true, timeZone: 'America/New_York' });
    for (const buyer of [wants, declines]) await schedule(buyer);
    now = new Date(aDayAhead);
    await Promise.all([given(wants), given(declines)]);
    expect(await emailsTo(wants)).toMatchObject([{ events: [{ deadline: null }], timeZone: 'America/New_York' }]);
    expect(await emailsTo(declines)).toEqual([]);
  });

  it('is called off when the buyer moves or deletes the event', async () => {
    const buyer = await journey.buyer();
    await choose(buyer, { upcomingEvents: true });
    const [moved, deleted] = [await schedule(buyer), await schedule(buyer)];
    now = new Date(aDayAhead);
    await eventually(async () => expect(await alertsOf(buyer)).toHaveLength(2));
    const body = JSON.stringify({ ...call, startsAt: '2026-11-27T23:00:00.000Z' });
    await buyer.call(`/api/calendar-events/${moved.id}`, { method: 'PUT', body });
    await buyer.call(`/api/calendar-events/${deleted.id}`, { method: 'DELETE' });
    const [{ alertId } = { alertId: '' }] = await emailsTo(buyer);
    const outdated = await messages<{ alertId: string; eventId: string }>(alertOutdated);
    const left = outdated.filter((one) => one.alertId === alertId).map(({ eventId }) => eventId);
    expect(left.sort()).toEqual([moved.id, deleted.id].sort());
  });

  it('waits for the end of the buyer’s quiet hours, also when these change', async () => {
    const [inTokyo, atHome] = [await journey.buyer(), await journey.buyer()];
    for (const buyer of [inTokyo, atHome]) await schedule(buyer);
    // It is 8 in the morning there.
    await choose(inTokyo, { timeZone: 'Asia/Tokyo', quietHours: { from: '07:00', to: '09:00' } });
    now = new Date(aDayAhead);
    // Both were looked at together.
    await given(atHome);
    expect(await alertsOf(inTokyo)).toEqual([]);
    await choose(inTokyo, { timeZone: 'Asia/Tokyo', quietHours: { from: '07:00', to: '08:00' } });
    await given(inTokyo);
  });

  it('needs a buyer who is signed in', async () => {
    expect((await fetch(`${journey.url}/api/alerts`)).status).toBe(401);
  });
});
