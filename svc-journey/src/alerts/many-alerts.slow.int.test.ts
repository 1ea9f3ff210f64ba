import { deadlineNear, noNotifications } from '@hearthway/contracts/journey';
import { eventually } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startJourneyUnderTest, type JourneyUnderTest } from '../testing/index.js';

const alerts = 10_000;
const startsAt = new Date('2026-12-02T22:00:00.000Z');
let now = new Date('2026-11-22T12:00:00.000Z');
let journey: JourneyUnderTest;
beforeAll(async () => {
  journey = await startJourneyUnderTest({}, () => now);
});
afterAll(() => journey.stop());

// Measured: 17 seconds on two cores that other work kept busy.
it('writes 10,000 alerts that are due in the same minute to the outbox, once each', async () => {
  const alertAt = new Date(startsAt.getTime() - 72 * 3_600_000);
  const buyers = Array.from({ length: alerts }, (_, index) => `buyer-${index}`);
  await journey.database
    .collection<{ _id: string }>('notification-choices')
    .insertMany(buyers.map((_id) => ({ _id, ...noNotifications, upcomingEvents: true })));
  await journey.database.collection<{ _id: string }>('calendar-events').insertMany(
    buyers.map((userId, index) => ({
      _id: `event-${index}`,
      userId,
      title: 'Option period ends',
      address: '',
      startsAt,
      source: `deadline:${index}:option`,
      timeZone: 'America/Chicago',
      done: false,
      sequence: 0,
      changedAt: now,
      alertAt,
      alertShown: false,
    })),
  );
  now = alertAt;
  const outbox = journey.database.collection<{ body: string }>('outbox');
  const written = () => outbox.countDocuments({ type: deadlineNear.type });
  await eventually(async () => expect(await written()).toBe(alerts), { timeout: 150_000, interval: 500 });

  const bodies = (await outbox.find({ type: deadlineNear.type }).toArray()).map(({ body }) => body);
  const told = bodies.map((body) => (JSON.parse(body) as { data: { userId: string } }).data.userId);
  expect(new Set(told).size).toBe(alerts);
});
