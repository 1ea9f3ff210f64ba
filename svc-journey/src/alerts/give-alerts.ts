import type { EventData } from '@hearthway/contracts/envelope';
import { deadlineNear, usualQuietHours, type NotificationChoices } from '@hearthway/contracts/journey';
import { isDatabaseUnavailable, type Dependencies, type Transaction } from '@hearthway/service-kit';
import { kindOf, type CalendarEventStore, type StoredEvent } from '../calendar-events/index.js';
import type { FindChoices } from '../notification-choices/index.js';
import { lookAtAlerts, type Look, type QuietHours } from './alert-times.js';

export interface AlertDependencies extends Pick<Dependencies, 'outbox' | 'transaction' | 'now' | 'newId'> {
  readonly store: Pick<CalendarEventStore, 'findDue' | 'findStillDue' | 'replaceAll'>;
  readonly findChoices: FindChoices;
}

const eventsAtOnce = 100;

/** Of buyers who haven't chosen one, unless the event has its own. */
const usualTimeZone = 'America/Chicago';

/**
 * Gives the alerts that are due. All of a buyer's alerts, their emails, and the note that they were given are one transaction, so
 * each counts once, even if two instances meet or one is killed. A buyer whose alerts fail doesn't hold up the others; the next run
 * tries again.
 * @throws AggregateError the errors of those that failed
 */
export async function giveAlerts(dependencies: AlertDependencies): Promise<void> {
  const { store, now } = dependencies;
  const failures = new Map<string, unknown>();
  for (;;) {
    const userIds = await store.findDue(now(), eventsAtOnce, [...failures.keys()]);
    if (userIds.length === 0) break;
    for (const [userId, error] of await giveEach(dependencies, userIds)) failures.set(userId, error);
  }
  if (failures.size > 0) throw new AggregateError(failures.values(), `Buyers whose alerts failed: ${failures.size}`);
}

/** All at once, or one by one if that fails. Returns the errors of those that failed, by the buyer's id. */
async function giveEach(dependencies: AlertDependencies, userIds: readonly string[]): Promise<Map<string, unknown>> {
  const { transaction } = dependencies;
  const errors = new Map<string, unknown>();
  try {
    await transaction((transaction) => giveTogether(dependencies, userIds, transaction));
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    if (userIds.length === 1) return errors.set(userIds.join(), error);
    for (const id of userIds) for (const failure of await giveEach(dependencies, [id])) errors.set(...failure);
  }
  return errors;
}

async function giveTogether(
  { store, findChoices, outbox, now, newId }: AlertDependencies,
  userIds: readonly string[],
  transaction: Transaction,
): Promise<void> {
  const at = now();
  const events = await store.findStillDue(userIds, at, transaction);
  if (events.length === 0) return;
  const choices = await findChoices(userIds, transaction);
  const looks = events.map((event) => {
    const chosen = choices.get(event.userId);
    const look = lookAtAlerts({ ...event, kind: kindOf(event.source) }, quietHoursOf(event, chosen), at);
    return { event, chosen, look };
  });
  const mailed = looks.flatMap(({ event, chosen, look: { hours } }) =>
    hours !== undefined && chosen?.upcomingEvents ? [{ event, facts: factsOf(event, chosen) }] : [],
  );
  const emails = emailsOf(mailed, newId);
  const alertIds = new Map(emails.flatMap(({ alertId, events }) => events.map(({ eventId }) => [eventId, alertId])));
  const looked = looks.map(({ event, look }) => afterLook(event, look, alertIds.get(event.id)));
  await store.replaceAll(looked, transaction);
  const messages = emails.map((data) => ({ subject: data.alertId, correlationId: newId(), occurredAt: at, data }));
  await outbox.insertFirsts(deadlineNear, messages, transaction);
}

type Email = EventData<typeof deadlineNear>;

interface Mailed {
  readonly event: StoredEvent;
  readonly facts: ReturnType<typeof factsOf>;
}

/** One email for deadlines at the same moment, such as those of the earnest money and the option fee. */
function emailsOf(mailed: readonly Mailed[], newId: () => string): Email[] {
  const emails = new Map<string, Email>();
  for (const { event, facts } of mailed) {
    const deadline = kindOf(event.source) === 'deadline' ? event.title : null;
    const key = JSON.stringify([facts, deadline === null]);
    const { events, ...email } = emails.get(key) ?? { alertId: newId(), ...facts, events: [] };
    emails.set(key, { ...email, events: [...events, { eventId: event.id, deadline }] });
  }
  return [...emails.values()];
}

function afterLook(
  { alertAt: _looked, ...event }: StoredEvent,
  { hours, next }: Look,
  alertId: string | undefined,
): StoredEvent {
  return {
    ...event,
    ...(hours !== undefined && { alertedHours: hours, alertShown: true }),
    ...(alertId !== undefined && { alertIds: [...(event.alertIds ?? []), alertId] }),
    ...(next && { alertAt: next }),
  };
}

function quietHoursOf({ timeZone }: StoredEvent, chosen: NotificationChoices | undefined): QuietHours {
  return { timeZone: chosen?.timeZone ?? timeZone ?? usualTimeZone, ...(chosen?.quietHours ?? usualQuietHours) };
}

/** What an email tells, besides the names of deadlines: none of the buyer's own words. */
function factsOf({ userId, startsAt, timeZone }: StoredEvent, chosen: NotificationChoices) {
  return {
    userId,
    startsAt: startsAt.toISOString(),
    timeZone: timeZone ?? chosen.timeZone ?? usualTimeZone,
  };
}
