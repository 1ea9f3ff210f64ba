export { HomeTimeZone } from './terms/home-time-zone.js';
export { LazyContract } from './lazy-contract.js';
export { useContractRefresh } from './use-contract-refresh.js';
