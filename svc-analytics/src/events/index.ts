export { createEventStore } from './event-store.js';
export { eventRoutes } from './event-routes.js';
export { createGroupCommit } from './group-commit.js';
