import { exampleNotificationChoices, examplePurchaseTerms } from '@hearthway/contracts/examples';
import {
  createCalendarEvent,
  createContract,
  deadlineNear,
  saveNotificationChoices,
  type CalendarEntry,
} from '@hearthway/contracts/journey';
import type { ProviderStates } from '@hearthway/service-kit/testing/suites';
import { eventually } from '@hearthway/tooling/testing';
import { randomUUID } from 'node:crypto';
import type { Provider } from '../../testing/index.js';

/** Of a buyer who wants emails at any hour, once this is on their schedule. */
async function alertOf(
  { journey }: Provider,
  { method, path }: typeof createContract | typeof createCalendarEvent,
  entry: object,
) {
  const { userId, call } = await journey.buyer();
  const choices = { ...exampleNotificationChoices, quietHours: { from: '00:00', to: '00:00' } };
  await call(saveNotificationChoices.path, { method: saveNotificationChoices.method, body: JSON.stringify(choices) });
  await call(path, { method, body: JSON.stringify(entry), headers: { 'idempotency-key': randomUUID() } });
  // As if it had been scheduled before the alert was due.
  const events = journey.database.collection('calendar-events');
  await events.updateMany({ userId }, { $unset: { alertedHours: 1 }, $set: { alertAt: new Date(0) } });
  const outbox = journey.database.collection<{ body: string }>('outbox');
  const isTheirs = { type: deadlineNear.type, body: { $regex: userId } };
  const body = await eventually(async () => (await outbox.findOne(isTheirs))?.body ?? false);
  return JSON.parse(String(body)) as unknown;
}

/** Less than a day after the time of the tests. */
const soon: CalendarEntry = { title: 'Call the lender', address: '', startsAt: '2026-11-23T08:00:00.000Z' };

export const messages: ProviderStates<Provider> = {
  'a deadline is near': (provider) => alertOf(provider, createContract, examplePurchaseTerms),
  'an event is near': (provider) => alertOf(provider, createCalendarEvent, soon),
};
