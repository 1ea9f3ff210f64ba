import type { WaitlistStore } from './waitlist-store.js';

const keptMilliseconds = 1_000;

/** How many are on the waitlist, read at most once a second: whoever asks meanwhile gets the same count. A read that fails isn't kept. */
export function createWaitlistCount(store: Pick<WaitlistStore, 'count'>): () => Promise<number> {
  let latest: Promise<number> | undefined;
  const forget = () => (latest = undefined);
  return () => {
    if (!latest) {
      latest = store.count();
      latest.then(() => setTimeout(forget, keptMilliseconds).unref(), forget);
    }
    return latest;
  };
}
