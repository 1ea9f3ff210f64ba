export { claimLeases, releaseLeases, type LeaseRow } from './leases.js';
export { createTaskClaim } from './task-claim.js';
