export { createBotCheck } from './bots.js';
export { createEventIntake } from './event-intake.js';
export { createEventStore, eventsKeptDays, type EventStore, type StoredEvent } from './event-store.js';
export { eventRoutes } from './event-routes.js';
export type { KeptEvent } from './kept-event.js';
export { storeEvents, type StoreEventsDependencies } from './store-events.js';
