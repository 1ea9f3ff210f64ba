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
 * Gives the alerts that are due. An alert, its email, and the note that it was given are one transaction, so it counts once,
 * even if two instances meet or one is killed. An event that fails doesn't hold up the others; the next run tries it again.
 * @throws AggregateError the errors of those that failed
 */
export async function giveAlerts(dependencies: AlertDependencies): Promise<void> {
  const { store, now } = dependencies;
  const failures = new Map<string, unknown>();
  for (;;) {
    const ids = await store.findDue(now(), failures.size + eventsAtOnce);
    const due = ids.filter((id) => !failures.has(id));
    if (due.length === 0) break;
    for (const [id, error] of await giveEach(dependencies, due)) failures.set(id, error);
  }
  if (failures.size > 0) throw new AggregateError(failures.values(), `Events whose alerts failed: ${failures.size}`);
}

/** All at once, or one by one if that fails. Returns the errors of those that failed, by the event's id. */
async function giveEach(dependencies: AlertDependencies, ids: readonly string[]): Promise<Map<string, unknown>> {
  const { transaction } = dependencies;
  const errors = new Map<string, unknown>();
  try {
    await transaction((transaction) => giveTogether(dependencies, ids, transaction));
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    if (ids.length === 1) return errors.set(ids.join(), error);
    for (const id of ids) for (const failure of await giveEach(dependencies, [id])) errors.set(...failure);
  }
  return errors;
}

async function giveTogether(
  { store, findChoices, outbox, now, newId }: AlertDependencies,
  ids: readonly string[],
  transaction: Transaction,
): Promise<void> {
  const at = now();
  const events = await store.findStillDue(ids, at, transaction);
  if (events.length === 0) return;
  const choices = await findChoices([...new Set(events.map(({ userId }) => userId))], transaction);
  const looks = events.map((event) => {
    const chosen = choices.get(event.userId);
    const look = lookAtAlerts({ ...event, kind: kindOf(event.source) }, quietHoursOf(event, chosen), at);
    return { event, chosen, look };
  });
  const looked = looks.map(({ event, look }) => afterLook(event, look));
  await store.replaceAll(looked, transaction);
  const emails = looks.flatMap(({ event, chosen, look: { hours } }) => {
    if (hours === undefined || !chosen?.upcomingEvents) return [];
    const alertId = newId();
    const data = { alertId, hours, ...factsOf(event, chosen) };
    return [{ subject: alertId, correlationId: newId(), occurredAt: at, data }];
  });
  await outbox.insertFirsts(deadlineNear, emails, transaction);
}

function afterLook({ alertAt: _looked, ...event }: StoredEvent, { hours, next }: Look): StoredEvent {
  return {
    ...event,
    ...(hours !== undefined && { alertedHours: hours, alertShown: true }),
    ...(next && { alertAt: next }),
  };
}

function quietHoursOf({ timeZone }: StoredEvent, chosen: NotificationChoices | undefined): QuietHours {
  return { timeZone: chosen?.timeZone ?? timeZone ?? usualTimeZone, ...(chosen?.quietHours ?? usualQuietHours) };
}

/** For the email: none of the buyer's own words. */
function factsOf({ userId, source, title, startsAt, timeZone }: StoredEvent, chosen: NotificationChoices) {
  return {
    userId,
    deadline: kindOf(source) === 'deadline' ? title : null,
    startsAt: startsAt.toISOString(),
    timeZone: timeZone ?? chosen.timeZone ?? usualTimeZone,
  };
}
