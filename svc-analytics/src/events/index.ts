export { createBotCheck } from './bots.js';
export {
  countEvents,
  dayOf,
  isSameCount,
  nothingCounted,
  sumOfDays,
  type DayCounts,
  type VisitMark,
} from './day-counts.js';
export { eventRoutes } from './event-routes.js';
export { createEventStore, eventsKeptDays, type EventStore } from './event-store.js';
export { createEventIntake, storeEvents, type StoreEventsDependencies } from './record-events.js';
export type { StoredEvent } from './stored-event.js';
