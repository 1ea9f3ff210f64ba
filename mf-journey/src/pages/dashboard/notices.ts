import { lazyPart } from '@hearthway/web-kit/slice';

/** What the page needs comes first. */
const restMilliseconds = 3_000;

export const Notices = lazyPart(
  async () => {
    await new Promise((resolve) => setTimeout(resolve, restMilliseconds));
    return (await import('./notices/notices.js')).Notices;
  },
  // Settings says the same.
  { waiting: null, failed: () => null },
);
