import { reportLimits } from '@hearthway/contracts/analytics';
import { isDuplicateKey, retryOnConflict, type RunInTransaction, type Transaction } from '@hearthway/service-kit';
import { countEvents, dayOf, elementOf, type RollupStore } from '../rollups/index.js';
import type { EventStore, StoredEvent } from './event-store.js';
import type { KeptEvent } from './kept-event.js';

export interface StoreEventsDependencies {
  readonly events: Pick<EventStore, 'known' | 'insert'>;
  readonly rollups: Pick<RollupStore, 'elementsOf' | 'marksOf' | 'add'>;
  readonly transaction: RunInTransaction;
}

/** Another instance may store the same event at the same time; the next attempt finds it known. */
const attempts = 3;

/** Stores events and counts them, all or none: what is stored is counted, and what came before is neither again. */
export async function storeEvents(dependencies: StoreEventsDependencies, kept: readonly KeptEvent[]): Promise<void> {
  const storeOnce = () => dependencies.transaction((session) => storeNew(dependencies, kept, session));
  await retryOnConflict(storeOnce, { isConflict: isDuplicateKey, attempts });
}

async function storeNew(
  { events, rollups }: StoreEventsDependencies,
  kept: readonly KeptEvent[],
  session: Transaction,
): Promise<void> {
  const byId = new Map(kept.toReversed().map((event) => [event._id, event]));
  const known = await events.known([...byId.keys()], session);
  const added = [...byId.values()].filter(({ _id }) => !known.has(_id)).reverse();
  for (const day of new Set(added.map(({ receivedAt }) => dayOf(receivedAt)))) {
    const ofDay = added.filter(({ receivedAt }) => dayOf(receivedAt) === day);
    const named = withElements(ofDay, await rollups.elementsOf(day, session));
    const visitIds = new Set(named.flatMap(({ bot, visitId }) => (bot || !visitId ? [] : visitId)));
    const counted = countEvents(named, await rollups.marksOf(day, [...visitIds], session));
    await events.insert(named, session);
    const recent = named.filter(({ bot }) => !bot).map(({ _id }) => _id);
    await rollups.add(day, { ...counted, recent: recent.slice(-reportLimits.recentEvents) }, session);
  }
}

/** Says of every click what it is counted as, so that counting again comes to the same. */
function withElements(events: readonly KeptEvent[], known: Set<string>): StoredEvent[] {
  return events.map((event) => {
    if (event.eventType !== 'click' || event.bot) return event;
    const element = elementOf(event.eventData, known);
    known.add(element);
    return { ...event, element };
  });
}
