export { closingChecklist } from './closing-checklist.js';
export { closingRoutes } from './closing-routes.js';
export { createClosingStore } from './closing-store.js';
export { closingFollower } from './follow-contract.js';
export { readHomeowner } from './read-closing.js';
