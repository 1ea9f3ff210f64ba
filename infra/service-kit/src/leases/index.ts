export { claimLease, releaseLease, type LeaseRow } from './leases.js';
export { sharedQueue, type SharedQueue } from './shared-queue.js';
