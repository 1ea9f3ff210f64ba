export { startAnalyticsUnderTest, type AnalyticsUnderTest } from './analytics-under-test.js';
