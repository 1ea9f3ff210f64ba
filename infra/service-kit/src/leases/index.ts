export { claimLease, releaseLease, type LeaseRow } from './leases.js';
