export { leavingBuyer, ofTen } from './growing-buyers.js';
export { sensitiveDataSecret, startJourneyUnderTest, type JourneyUnderTest } from './journey-under-test.js';
export type { Buyer, Provider } from './provider.js';
