import { containerOf, forgetPrerendered, isPrerendered } from '@hearthway/web-kit/mount';
import type { SliceLifecycles, SliceProps } from './slice-lifecycles.js';
import type { SliceFailureKind } from '../views/index.js';
import type { SlicePlaceholder } from './slice-placeholder.js';
import { withTimeout } from './with-timeout.js';

export type SlicePhase = 'load' | 'bootstrap' | 'mount' | 'unmount';
/** What the visitor sees in the slice's place: the slice, or a failure. */
export type SliceOutcome = 'mounted' | 'failed';

export interface SliceApplicationDependencies {
  readonly name: string;
  readonly load: (options: { fresh: boolean }) => Promise<SliceLifecycles>;
  readonly placeholder: SlicePlaceholder;
  readonly onFailure: (phase: SlicePhase, error: unknown) => void;
  readonly onOutcome: (outcome: SliceOutcome) => void;
  /** Applies to each of load, bootstrap, mount, and unmount. */
  readonly timeoutMilliseconds: number;
  /** Whether the version that was loaded has been taken back. If so, it's loaded fresh when it's shown the next time. */
  readonly isWithdrawn: () => boolean;
  /** Calls back when another version is live than the one that was loaded. Returns a function that cancels. */
  readonly whenReplaced: (callback: () => void) => () => void;
  /** Whether another shell is live by now. A slice that is loaded then was never compared with this one, and may need more. */
  readonly isShellReplaced: () => boolean;
  /** Whether the page that is shown is one of the slice, in the version that was loaded last. */
  readonly hasPage: () => boolean;
  /** Loads the whole page again, unless that was just done. Returns whether it does. */
  readonly reload: () => boolean;
}

/**
 * Wraps a slice in a single-spa application that never rejects, because single-spa drops failed applications for good.
 * Loads the slice in the background when its path is shown. If that fails, or the slice says that it can't go on, shows an error
 * in its place with Try again, which loads it fresh. So do another version that goes live, and a move to another page. A page that
 * went with the version that had it is left to the gateway, and so is a slice that would be loaded into a shell of before.
 */
export function createSliceApplication(dependencies: SliceApplicationDependencies): SliceLifecycles {
  const { name, load, placeholder, onFailure, onOutcome, timeoutMilliseconds, isWithdrawn, whenReplaced } =
    dependencies;
  const { isShellReplaced, hasPage, reload } = dependencies;
  let lifecycles: SliceLifecycles | undefined;
  let bootstrapped = false;
  let mounted = false;
  let broken = false;
  /** Incremented on every mount, retry, and unmount, so that outdated async work can stop. */
  let currentRun = 0;
  let queue = Promise.resolve();
  /** Aborted when the run ends. */
  let during = new AbortController();

  const startRun = (): number => {
    during.abort();
    during = new AbortController();
    currentRun += 1;
    return currentRun;
  };
  const show = (props: SliceProps): void => {
    const run = startRun();
    queue = queue.then(() => loadAndMount(props, run));
  };
  const loadAndMount = async (props: SliceProps, run: number): Promise<void> => {
    if (run !== currentRun) return;
    let phase: SlicePhase = 'load';
    try {
      const loads = !isReady();
      if (loads && isShellReplaced() && reload()) return;
      const slice = await ensureLoaded();
      // A fresh load asks what is live.
      if (run === currentRun && (!hasPage() || (loads && isShellReplaced()))) {
        if (reload()) return;
        if (!hasPage()) throw new Error('Its page is gone');
      }
      phase = 'bootstrap';
      if (!bootstrapped) await withTimeout(slice.bootstrap(props), timeoutMilliseconds);
      bootstrapped = true;
      broken = false;
      if (run !== currentRun) return;
      phase = 'mount';
      mounted = true;
      await withTimeout(slice.mount(propsDuring(run, props)), timeoutMilliseconds);
      if (run === currentRun) {
        placeholder.showNothing();
        onOutcome('mounted');
      } else await unmountSlice(props);
    } catch (error) {
      broken = true;
      onFailure(phase, error);
      // If the slice hasn't touched its prerendered markup, keep it readable.
      if (phase === 'mount' && !isPrerendered(containerOf(name))) await unmountSlice(props);
      if (run === currentRun) showFailure(props, 'missing');
    }
  };
  const propsDuring = (run: number, props: SliceProps): SliceProps => ({
    ...props,
    onCrash: () => {
      endBroken(props, run, () => {
        showFailure(props, 'crashed');
      });
    },
    onPageFailure: () => {
      onOutcome('failed');
      return whenReplaced(() => {
        endBroken(props, run, () => {
          placeholder.showLoading();
          show(props);
        });
      });
    },
  });
  const endBroken = (props: SliceProps, run: number, then: () => void): void => {
    queue = queue.then(async () => {
      if (run !== currentRun) return;
      broken = true;
      await unmountSlice(props);
      if (run === currentRun) then();
    });
  };
  const showFailure = (props: SliceProps, failure: SliceFailureKind): void => {
    const { signal } = during;
    const retry = (): void => {
      if (signal.aborted) return;
      placeholder.showRetrying();
      show(props);
    };
    const failedAt = location.pathname;
    const retryElsewhere = (): void => {
      if (location.pathname !== failedAt) retry();
    };
    placeholder.showFailure(failure, retry);
    onOutcome('failed');
    window.addEventListener('single-spa:routing-event', retryElsewhere, { signal });
    signal.addEventListener('abort', whenReplaced(retry));
  };
  const isReady = (): boolean => lifecycles !== undefined && !broken && !isWithdrawn();
  const ensureLoaded = async (): Promise<SliceLifecycles> => {
    if (lifecycles && isReady()) return lifecycles;
    bootstrapped = false;
    const fresh = broken || lifecycles !== undefined;
    lifecycles = await withTimeout(load({ fresh }), timeoutMilliseconds);
    return lifecycles;
  };
  const unmountSlice = async (props: SliceProps): Promise<void> => {
    mounted = false;
    try {
      if (lifecycles) await withTimeout(lifecycles.unmount(props), timeoutMilliseconds);
    } catch (error) {
      onFailure('unmount', error);
    }
    clear(name);
  };

  return {
    bootstrap: () => Promise.resolve(),
    mount(props) {
      if (!isReady()) placeholder.showLoading();
      show(props);
      return Promise.resolve();
    },
    async unmount(props) {
      startRun();
      placeholder.showNothing();
      if (mounted) await unmountSlice(props);
      else clear(name);
    },
  };
}

function clear(name: string): void {
  const container = containerOf(name);
  container.replaceChildren();
  forgetPrerendered(container);
}
