export { claimLeases, releaseLeases, type LeaseRow } from './leases.js';
