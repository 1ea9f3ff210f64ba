import { reportLimits } from '@hearthway/contracts/analytics';
import {
  createGroupCommit,
  describeError,
  isDatabaseUnavailable,
  isDuplicateKey,
  retryOnConflict,
  type Dependencies,
  type GroupCommit,
  type Transaction,
} from '@hearthway/service-kit';
import type { BotCheck, Sender } from './bots.js';
import { countEvents, dayOf, elementOf } from './day-counts.js';
import type { EventStore } from './event-store.js';
import { toStoredEvent, type ReportedEvent, type StoredEvent } from './stored-event.js';

export interface RecordEventsDependencies extends Pick<Dependencies, 'now' | 'newId' | 'logger'> {
  readonly intake: Pick<GroupCommit<StoredEvent>, 'add'>;
  readonly botCheck: BotCheck;
}

/**
 * Stores the events that a browser reported, and returns how many. One that cannot be stored does not affect the others;
 * if none can be, throws the reason.
 */
export async function recordEvents(
  { intake, botCheck, logger, now: clock, newId }: RecordEventsDependencies,
  reported: readonly ReportedEvent[],
  sender: Omit<Sender, 'visitId'>,
): Promise<number> {
  const now = clock();
  const refused = await intake.add(
    reported.map((event) => {
      const bot = botCheck({ ...sender, visitId: event.visitId?.toLowerCase() }, now);
      return toStoredEvent(event, { newId, now, bot });
    }),
  );
  for (const { item, reason } of refused) {
    const { _id: eventId, eventType } = item;
    logger.error({ eventId, eventType, reason: describeError(reason) }, 'an event could not be stored');
  }
  const stored = reported.length - refused.length;
  if (stored === 0) throw new Error('None of the events could be stored', { cause: refused[0]?.reason });
  return stored;
}

/** Collects events: all that arrive during one write share the next one. */
export function createEventIntake(write: (events: readonly StoredEvent[]) => Promise<void>): GroupCommit<StoredEvent> {
  return createGroupCommit({
    write,
    isOutage: isDatabaseUnavailable,
    lingerMilliseconds: 2,
    maximumInOneWrite: 1_000,
    // Ten thousand of the largest events are about 60 MB.
    inHand: { maximum: 10_000, limit: 'events-in-hand' },
  });
}

export interface StoreEventsDependencies extends Pick<Dependencies, 'transaction'> {
  readonly events: Pick<EventStore, 'findStoredIds' | 'insert' | 'findElements' | 'findMarks' | 'updateDay'>;
}

/** Another instance may store the same event at the same time; the next attempt finds it. */
const attempts = 3;

/** Stores and counts all events or none. An event that was stored before is neither stored nor counted again. */
export async function storeEvents(
  dependencies: StoreEventsDependencies,
  reported: readonly StoredEvent[],
): Promise<void> {
  const storeOnce = () => dependencies.transaction((transaction) => storeNew(dependencies, reported, transaction));
  await retryOnConflict(storeOnce, { isConflict: isDuplicateKey, attempts });
}

async function storeNew(
  { events }: StoreEventsDependencies,
  reported: readonly StoredEvent[],
  transaction: Transaction,
): Promise<void> {
  const byId = new Map(reported.toReversed().map((event) => [event._id, event]));
  const stored = await events.findStoredIds([...byId.keys()], transaction);
  const added = [...byId.values()].filter(({ _id }) => !stored.has(_id)).reverse();
  for (const day of new Set(added.map(({ receivedAt }) => dayOf(receivedAt)))) {
    const ofDay = added.filter(({ receivedAt }) => dayOf(receivedAt) === day);
    const named = withElements(ofDay, await events.findElements(day, transaction));
    const visitIds = new Set(named.flatMap(({ bot, visitId }) => (bot || !visitId ? [] : visitId)));
    const counted = countEvents(named, await events.findMarks(day, [...visitIds], transaction));
    await events.insert(named, transaction);
    const recent = named.filter(({ bot }) => !bot).map(({ _id }) => _id);
    await events.updateDay(day, { ...counted, recent: recent.slice(-reportLimits.recentEvents) }, transaction);
  }
}

function withElements(events: readonly StoredEvent[], known: Set<string>): StoredEvent[] {
  return events.map((event) => {
    if (event.eventType !== 'click' || event.bot) return event;
    const element = elementOf(event.eventData, known);
    known.add(element);
    return { ...event, element };
  });
}
