import { lazyPart } from '@hearthway/web-kit/slice';

/** Lets the page load what it needs first. */
const restMilliseconds = 3_000;

export const LazyNotices = lazyPart(
  async () => {
    await new Promise((resolve) => setTimeout(resolve, restMilliseconds));
    return (await import('./notices.js')).Notices;
  },
  // Settings says the same.
  { waiting: null, failed: () => null },
);
