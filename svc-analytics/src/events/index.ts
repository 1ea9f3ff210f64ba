import type { Dependencies, ServiceModule } from '@hearthway/service-kit';
import { createBotCheck, type HumanPace } from './bots.js';
import { eventRoutes } from './event-routes.js';
import { createEventStore, type EventStore } from './event-store.js';
import { createEventIntake, storeEvents } from './record-events.js';

export {
  countEvents,
  dayOf,
  isSameCount,
  nothingCounted,
  sumOfDays,
  type DayCounts,
  type VisitMark,
} from './day-counts.js';
export { createEventStore, eventsKeptDays, type EventStore } from './event-store.js';
export { storeEvents, type StoreEventsDependencies } from './record-events.js';
export type { StoredEvent } from './stored-event.js';

export function openEvents(
  dependencies: Dependencies,
  pace: HumanPace,
): ServiceModule & { readonly store: EventStore } {
  const store = createEventStore(dependencies.connection);
  const intake = createEventIntake((batch) => storeEvents({ ...dependencies, events: store }, batch));
  return {
    store,
    stores: [store],
    routes: eventRoutes({ ...dependencies, intake, botCheck: createBotCheck(pace) }),
    stop: () => intake.drained(),
  };
}
