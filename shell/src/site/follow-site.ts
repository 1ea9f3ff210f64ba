import type { SiteData } from '@hearthway/contracts/releases';
import type { Site } from './site.js';

export interface FollowSiteDependencies {
  readonly site: Site;
  readonly fetchSiteData: () => Promise<SiteData>;
  /** What the visitor looks at has been taken back. Called once for each version. */
  readonly onWithdrawn: (slice: string) => void;
}

export interface SiteFollower {
  /** Asks now. Rejects if there's no answer. */
  readonly ask: () => Promise<void>;
  /** Calls back, once, when another version of the slice is live than the one that was loaded. Returns a function that cancels. */
  readonly whenReplaced: (slice: string, callback: () => void) => () => void;
}

const everyMilliseconds = 30_000;
/** While someone looks at a failure, which another version may end. */
const oftenMilliseconds = 2_000;

/** Asks what is live while the page is visible, and at once when it becomes visible again. */
export function followSite({ site, fetchSiteData, onWithdrawn }: FollowSiteDependencies): SiteFollower {
  const waiting = new Map<() => void, string>();
  const announced = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = false;

  const ask = async (): Promise<void> => {
    site.learn(await fetchSiteData());
    for (const [callback, slice] of waiting) {
      if (site.isReplaced(slice) && waiting.delete(callback)) callback();
    }
  };
  const announce = (slice: string): void => {
    const version = `${slice} ${site.slice(slice)?.version}`;
    if (!site.isWithdrawn(slice) || announced.has(version)) return;
    announced.add(version);
    onWithdrawn(slice);
  };
  const follow = async (): Promise<void> => {
    if (asking) return;
    asking = true;
    try {
      const healing = new Set(waiting.values());
      await ask();
      for (const slice of site.shown()) if (!healing.has(slice)) announce(slice);
    } catch (error) {
      console.debug('Could not ask what is live', error);
    }
    asking = false;
    schedule();
  };
  const schedule = (): void => {
    clearTimeout(timer);
    if (asking || document.visibilityState === 'hidden') return;
    timer = setTimeout(() => void follow(), waiting.size > 0 ? oftenMilliseconds : everyMilliseconds);
  };
  schedule();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void follow();
    else clearTimeout(timer);
  });

  return {
    ask,
    whenReplaced(slice, callback) {
      waiting.set(callback, slice);
      schedule();
      return () => {
        waiting.delete(callback);
      };
    },
  };
}
