import { exampleNotificationChoices, examplePurchaseTerms } from '@hearthway/contracts/examples';
import type { EventData } from '@hearthway/contracts/envelope';
import {
  alertOutdated,
  createCalendarEvent,
  createContract,
  deadlineNear,
  deleteCalendarEvent,
  saveNotificationChoices,
  type CalendarEntry,
} from '@hearthway/contracts/journey';
import type { ProviderStates } from '@hearthway/service-kit/testing/suites';
import { eventually } from '@hearthway/tooling/testing';
import { randomUUID } from 'node:crypto';
import type { Provider } from '../../testing/index.js';

/** The message about a buyer or an alert, once it is written. */
async function messageOf({ journey }: Provider, { type }: { readonly type: string }, id: string) {
  const outbox = journey.database.collection<{ body: string }>('outbox');
  const body = await eventually(async () => (await outbox.findOne({ type, body: { $regex: id } }))?.body ?? false);
  return JSON.parse(String(body)) as { data: EventData<typeof deadlineNear> };
}

/** Of a buyer who wants emails at any hour, once this is on their schedule. */
async function alertOf(
  provider: Provider,
  { method, path }: typeof createContract | typeof createCalendarEvent,
  entry: object,
) {
  const { journey } = provider;
  const { userId, call } = await journey.buyer();
  const choices = { ...exampleNotificationChoices, quietHours: { from: '00:00', to: '00:00' } };
  await call(saveNotificationChoices.path, { method: saveNotificationChoices.method, body: JSON.stringify(choices) });
  await call(path, { method, body: JSON.stringify(entry), headers: { 'idempotency-key': randomUUID() } });
  // As if it had been scheduled before the alert was due.
  const events = journey.database.collection('calendar-events');
  await events.updateMany({ userId }, { $unset: { alertedHours: 1 }, $set: { alertAt: new Date(0) } });
  return { call, message: await messageOf(provider, deadlineNear, userId) };
}

/** Less than a day after the time of the tests. */
const soon: CalendarEntry = { title: 'Call the lender', address: '', startsAt: '2026-11-23T08:00:00.000Z' };

export const messages: ProviderStates<Provider> = {
  'a deadline is near': async (provider) => (await alertOf(provider, createContract, examplePurchaseTerms)).message,
  'an event is near': async (provider) => (await alertOf(provider, createCalendarEvent, soon)).message,
  async 'an alert is outdated'(provider) {
    const { call, message } = await alertOf(provider, createCalendarEvent, soon);
    const { alertId, events } = message.data;
    const { method, path } = deleteCalendarEvent;
    await call(path.replace(':calendarEventId', events[0]?.eventId ?? ''), { method });
    return messageOf(provider, alertOutdated, alertId);
  },
};
