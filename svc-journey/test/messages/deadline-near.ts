import { eventually } from '@hearthway/tooling/testing';
import { randomUUID } from 'node:crypto';
import type { JourneyUnderTest } from '../../src/testing/index.js';

/** What the running service tells when a buyer who wants emails has a deadline tomorrow. */
export async function deadlineNear(journey: JourneyUnderTest): Promise<unknown> {
  const { userId, call } = await journey.buyer();
  const choices = { upcomingEvents: true, milestoneTips: false, productNews: false };
  await call('/api/notification-choices', { method: 'PUT', body: JSON.stringify(choices) });
  const now = Date.now();
  await journey.database.collection<{ _id: string; [field: string]: unknown }>('calendar-events').insertOne({
    _id: randomUUID(),
    ...{ userId, title: 'Option period ends', address: '', kind: 'deadline', timeZone: 'America/Chicago' },
    startsAt: new Date(now + 23 * 3_600_000),
    ...{ alertAt: new Date(now - 1_000), alertHours: 24, alertsFrom: new Date(now - 86_400_000) },
  });
  const row = await eventually(async () => {
    const found = await journey.database.collection('outbox').findOne({ body: { $regex: userId } });
    return found ? String(found['body']) : false;
  });
  return JSON.parse(String(row));
}
