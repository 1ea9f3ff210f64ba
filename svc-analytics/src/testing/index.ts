export { startAnalyticsProcess, type AnalyticsProcess } from './analytics-process.js';
export { dayAhead, dayAt, openEventDatabase, type EventDatabase } from './event-database.js';
export { startAnalyticsUnderTest, type AnalyticsUnderTest } from './analytics-under-test.js';
