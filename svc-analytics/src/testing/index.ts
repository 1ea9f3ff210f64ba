export { startAnalyticsProcess, type AnalyticsProcess } from './analytics-process.js';
export { startAnalyticsUnderTest, type AnalyticsUnderTest } from './analytics-under-test.js';
