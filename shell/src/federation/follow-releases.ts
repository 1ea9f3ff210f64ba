export interface FollowReleasesDependencies {
  readonly check: () => Promise<void>;
  /** Whether something on the page waits for another release. */
  readonly isUrgent: () => boolean;
}

const usualMilliseconds = 60_000;
const urgentMilliseconds = 1_500;
/** Pages may change often. */
const leastMilliseconds = 5_000;

/**
 * Keeps an open tab informed of what is live: every minute while it is visible, when it becomes visible again, when its page
 * changes, and more often while something on it has failed. @returns a function that ends it
 */
export function followReleases({ check, isUrgent }: FollowReleasesDependencies): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let checkedAt = Date.now();
  let checking = false;

  const checkNow = async (): Promise<void> => {
    if (checking || document.visibilityState === 'hidden') return;
    checking = true;
    checkedAt = Date.now();
    try {
      await check();
    } catch {
      // Offline, or the server is being replaced. What runs in the tab goes on.
    }
    checking = false;
  };
  const tick = async (): Promise<void> => {
    if (isUrgent() || Date.now() - checkedAt >= usualMilliseconds) await checkNow();
    schedule();
  };
  const schedule = (): void => {
    timer = setTimeout(() => void tick(), urgentMilliseconds);
  };
  const onOccasion = (): void => {
    if (Date.now() - checkedAt >= leastMilliseconds) void checkNow();
  };

  schedule();
  document.addEventListener('visibilitychange', onOccasion);
  window.addEventListener('single-spa:routing-event', onOccasion);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onOccasion);
    window.removeEventListener('single-spa:routing-event', onOccasion);
  };
}
