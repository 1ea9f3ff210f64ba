import { createHash } from 'node:crypto';
import type { Dependencies, ServiceModule } from '@hearthway/service-kit';
import pLimit from 'p-limit';
import type { ExampleReplies } from './example-replies.js';
import { mountPages } from './mount-pages.js';
import type { MountPlan } from './mount-plan.js';
import { createMountStore } from './mount-store.js';

export { exampleReplies } from './example-replies.js';
export { mountOf } from './mount-plan.js';

/** A release to be tried in an environment. */
export interface Mount extends MountPlan {
  readonly environment: string;
  /** Of the environment’s site. */
  readonly origin: string;
  readonly slice: string;
  readonly version: string;
  readonly previewUrl: string;
  readonly replies: () => Promise<ExampleReplies>;
}

export interface MountOutcome {
  readonly problems: readonly string[];
  /** Why it couldn’t be tried. */
  readonly untried?: string;
}

export interface Mounts {
  /** Tries a release, unless it mounted well before. Waits for one of each other slice at most, and for those of its own. Never rejects. */
  outcomeOf(mount: Mount): Promise<MountOutcome>;
}

interface MountsOptions {
  /** The program. Without one, nothing is tried. */
  readonly chromium: string | undefined;
  readonly tryPages?: typeof mountPages;
}

const mountMilliseconds = 60_000;
/** Of one slice. */
const mostWaiting = 5;

export function openMounts(
  { connection, logger, now }: Dependencies,
  { chromium, tryPages = mountPages }: MountsOptions,
): ServiceModule & Mounts {
  const store = createMountStore(connection);
  /** There is one browser at a time. */
  const inTurn = pLimit(1);
  /** By slice: one of each is in the queue above, so that no team keeps others from it. */
  const ownTurns = new Map<string, ReturnType<typeof pLimit>>();
  const running = new Map<string, Promise<MountOutcome>>();
  const stopped = new AbortController();
  const stop = () => {
    stopped.abort();
  };

  const failed = (error: unknown, { slice, version }: Mount): MountOutcome => {
    logger.warn({ err: error, slice, version }, 'a release could not be tried');
    return untried(error instanceof Error ? error.message : String(error));
  };
  const tryNow = async (id: string, mount: Mount): Promise<MountOutcome> => {
    const signal = AbortSignal.any([stopped.signal, AbortSignal.timeout(mountMilliseconds)]);
    try {
      signal.throwIfAborted();
      if (chromium === undefined) return untried('The registry has no browser: CHROMIUM isn’t set');
      const releases = [{ slice: mount.slice, version: mount.version }, ...mount.beside];
      const problems = await tryPages({ ...mount, releases, replies: await mount.replies(), chromium, signal });
      if (problems.length === 0) await store.add(id, now());
      return { problems };
    } catch (error) {
      const outcome = failed(error, mount);
      if (stopped.signal.aborted) return untried('The registry is stopping');
      if (signal.aborted) return untried(`Its pages took longer than ${mountMilliseconds / 1_000} s`);
      return outcome;
    }
  };
  const tryInTurn = async (id: string, mount: Mount): Promise<MountOutcome> => {
    try {
      if (await store.has(id)) return { problems: [] };
    } catch (error) {
      return failed(error, mount);
    }
    const { slice } = mount;
    const ownTurn = ownTurns.get(slice) ?? pLimit(1);
    ownTurns.set(slice, ownTurn);
    if (ownTurn.pendingCount < mostWaiting) return ownTurn(() => inTurn(() => tryNow(id, mount)));
    return untried(`${mostWaiting} other releases of ${slice} are waiting for the browser. Try again later`);
  };

  return {
    stores: [store],
    outcomeOf(mount) {
      const id = idOf(mount);
      const known = running.get(id);
      if (known) return known;
      const outcome = tryInTurn(id, mount).finally(() => running.delete(id));
      running.set(id, outcome);
      return outcome;
    },
    // Requests wait for it.
    endStreams() {
      stop();
      return Promise.resolve();
    },
    stop,
  };
}

function idOf({ environment, slice, version, beside }: Mount): string {
  const names = beside.map((release) => `${release.slice}/${release.version}`).sort();
  const digest = createHash('sha256').update(names.join(' ')).digest('hex').slice(0, 20);
  return `${environment}/${slice}/${version}/${digest}`;
}

const untried = (reason: string): MountOutcome => ({ problems: [], untried: reason });
