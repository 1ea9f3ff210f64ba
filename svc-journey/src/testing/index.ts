export { startJourneyUnderTest, type JourneyUnderTest } from './journey-under-test.js';
