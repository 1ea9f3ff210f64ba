/**
 * What a page that only sends needs to know. Apart from the schemas, which would cost the first load of every page a
 * kilobyte.
 */
export const trackEventsPath = '/api/analytics/events';

/** Events in one batch, at most. */
export const eventBatchMaximum = 50;
