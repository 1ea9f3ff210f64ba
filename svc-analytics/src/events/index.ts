export { createEventStore } from './event-store.js';
export { eventRoutes } from './event-routes.js';
