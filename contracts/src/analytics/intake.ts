/** All a page needs to send events, or not to. Separate, since the schemas would add a kilobyte to every page. */
export const trackEventsPath = '/api/analytics/events';

/** The most events in one batch. */
export const eventBatchMaximum = 50;

/** The headers of Global Privacy Control (https://www.w3.org/TR/gpc/) and Do Not Track. */
export const trackingRefusalHeaders = ['sec-gpc', 'dnt'] as const;

/** Whether the sender of a request refuses to be tracked. The names of the headers are in lower case. */
export function refusesTracking(headers: Readonly<Record<string, string | string[] | undefined>>): boolean {
  return trackingRefusalHeaders.some((name) =>
    String(headers[name] ?? '')
      .split(',')
      .some((value) => value.trim() === '1'),
  );
}

/** A page can't read its own request's headers, so the gateway repeats a refusal as this metric of `Server-Timing`. */
export const trackingRefusalMetric = 'tracking-refused';
