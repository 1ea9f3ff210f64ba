import { lazyPart } from '@hearthway/web-kit/slice';

/** Lets the page load what it needs first. */
const restMilliseconds = 3_000;

export const LazyAlerts = lazyPart(
  async () => {
    await new Promise((resolve) => setTimeout(resolve, restMilliseconds));
    return (await import('./alerts.js')).Alerts;
  },
  // The schedule and emails say the same.
  { waiting: null, failed: () => null },
);
