/** All that a page needs in order to send events. In a file of its own, since the schemas would add a kilobyte to every page. */
export const trackEventsPath = '/api/analytics/events';

/** The most events in one batch. */
export const eventBatchMaximum = 50;
