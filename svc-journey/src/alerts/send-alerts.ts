import { deadlineNear, defaultQuietHours, type NotificationChoices } from '@hearthway/contracts/journey';
import type { Outbox, RunInTransaction, Transaction } from '@hearthway/service-kit';
import type { AlertMove, AlertedEvent, CalendarEventStore } from '../calendar-events/index.js';
import type { NewNotice } from '../notices/index.js';
import { nextAlert, type QuietHours } from './alert-times.js';

export interface AlertDependencies {
  readonly store: Pick<CalendarEventStore, 'findAlerted' | 'moveAlerts'>;
  readonly findChoices: (userIds: readonly string[]) => Promise<ReadonlyMap<string, NotificationChoices>>;
  readonly putNotices: (notices: readonly NewNotice[], transaction: Transaction) => Promise<void>;
  readonly outbox: Outbox;
  readonly transaction: RunInTransaction;
  readonly now: () => Date;
  readonly newId: () => string;
  /** Whether this instance may do it now. */
  readonly claim: () => Promise<boolean>;
}

const eventsAtOnce = 100;

/** Assumed until the buyer chooses one. */
const usualTimeZone = 'America/Chicago';

/**
 * Plans and sends the alerts that are due. What is sent, and that it was sent, is one transaction, which fails unless every event
 * is as it was read: so each alert counts once, even if two instances meet or one is killed. One event that fails doesn’t hold
 * up the others and is tried again.
 * @throws AggregateError the errors of those that failed
 */
export async function sendAlerts(dependencies: AlertDependencies): Promise<void> {
  const { store, now, claim } = dependencies;
  const errors = new Map<string, unknown>();
  while (await claim()) {
    const events = await store.findAlerted(now(), eventsAtOnce);
    const failed = await sendEach(dependencies, events);
    for (const [id, error] of failed) errors.set(id, error);
    if (events.length < eventsAtOnce || failed.size === events.length) break;
  }
  if (errors.size > 0) throw new AggregateError(errors.values(), `Events whose alerts failed: ${errors.size}`);
}

/** Returns the errors of those that failed, by the event’s id. */
async function sendEach(
  dependencies: AlertDependencies,
  events: readonly AlertedEvent[],
): Promise<ReadonlyMap<string, unknown>> {
  const errors = new Map<string, unknown>();
  if (events.length === 0) return errors;
  try {
    await sendTogether(dependencies, events);
  } catch {
    for (const event of events) {
      try {
        await sendTogether(dependencies, [event]);
      } catch (error) {
        errors.set(event.id, error);
      }
    }
  }
  return errors;
}

async function sendTogether(dependencies: AlertDependencies, events: readonly AlertedEvent[]): Promise<void> {
  const { store, findChoices, putNotices, outbox, transaction, now, newId } = dependencies;
  const choices = await findChoices([...new Set(events.map(({ userId }) => userId))]);
  const at = now();
  const moves = events.map((event) => move(event, quietHoursOf(event, choices.get(event.userId)), at));
  const sent = moves.filter(({ sentHours }) => sentHours !== undefined);
  await transaction(async (transaction) => {
    const moved = await store.moveAlerts(moves, transaction);
    if (moved !== moves.length) throw new Error('An event changed while its alert was being sent');
    if (sent.length === 0) return;
    await putNotices(
      sent.map((move) => noticeOf(move, at)),
      transaction,
    );
    for (const move of sent) {
      const chosen = choices.get(move.event.userId);
      if (!chosen?.upcomingEvents) continue;
      const alertId = newId();
      const event = { subject: alertId, opensSubject: true, correlationId: newId(), occurredAt: at };
      await outbox.insert(deadlineNear, { ...event, data: { alertId, ...factsOf(move, chosen) } }, transaction);
    }
  });
}

/** After a time without us, only the nearest of the alerts that were missed is sent. */
function move(event: AlertedEvent, quiet: QuietHours, now: Date): AlertMove {
  const { alertHours, startsAt, done } = event;
  if (done || startsAt <= now) return { event, sentHours: undefined, next: undefined };
  let sentHours = alertHours;
  let next = nextAlert({ ...event, lastAlertHours: sentHours ?? event.lastAlertHours }, quiet);
  while (sentHours !== undefined && next && next.at <= now) {
    sentHours = next.hours;
    next = nextAlert({ ...event, lastAlertHours: sentHours }, quiet);
  }
  return { event, sentHours, next };
}

function quietHoursOf({ timeZone }: AlertedEvent, choices: NotificationChoices | undefined): QuietHours {
  const { from, to } = choices?.quietHours ?? defaultQuietHours;
  return { timeZone: choices?.timeZone ?? timeZone ?? usualTimeZone, from, to };
}

function noticeOf({ event, sentHours }: AlertMove, createdAt: Date): NewNotice {
  const { id, userId, title, startsAt, kind, timeZone } = event;
  return {
    // One per event: the nearer alert replaces the one before.
    id: `near-${id}`,
    userId,
    kind: 'event-near',
    eventTitle: title,
    startsAt: startsAt.toISOString(),
    ...(timeZone !== undefined && { timeZone }),
    isDeadline: kind === 'deadline',
    hours: sentHours ?? 0,
    createdAt,
  };
}

/** For the email: none of the buyer’s own words. A deadline’s time is the property’s, any other the buyer’s. */
function factsOf({ event, sentHours }: AlertMove, { timeZone }: NotificationChoices) {
  const { userId, kind, title, startsAt } = event;
  return {
    userId,
    deadline: kind === 'deadline' ? title : null,
    startsAt: startsAt.toISOString(),
    timeZone: event.timeZone ?? timeZone ?? usualTimeZone,
    hours: sentHours ?? 0,
  };
}
