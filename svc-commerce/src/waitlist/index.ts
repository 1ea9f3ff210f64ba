export { createJoinLimit } from './join-limit.js';
export { newWaitlistEntry, type WaitlistEntry } from './waitlist-entry.js';
export { createWaitlistMetrics } from './waitlist-metrics.js';
export { createWaitlistStore, type WaitlistStore } from './waitlist-store.js';
export { waitlistRoutes } from './waitlist-routes.js';
