export { figuresAt, sensitiveDataSecret, startJourneyUnderTest, type JourneyUnderTest } from './journey-under-test.js';
