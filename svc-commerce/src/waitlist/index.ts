export { createJoinLimit } from './join-limit.js';
export { createWaitlistMetrics } from './waitlist-metrics.js';
export { createWaitlistStore, type WaitlistStore } from './waitlist-store.js';
export { waitlistRoutes } from './waitlist-routes.js';
