import type { SliceHost } from '@hearthway/contracts/platform';
import { containerOf, forgetPrerendered, isPrerendered } from '@hearthway/web-kit/mount';
import type { SliceLifecycles, SliceProps } from './slice-lifecycles.js';
import type { SlicePlaceholder } from './slice-placeholder.js';
import { withTimeout } from './with-timeout.js';

export type SlicePhase = 'load' | 'bootstrap' | 'mount' | 'unmount';

export interface SliceApplicationDependencies {
  readonly name: string;
  readonly load: (options: { fresh: boolean }) => Promise<SliceLifecycles>;
  readonly placeholder: SlicePlaceholder;
  readonly onFailure: (phase: SlicePhase, error: unknown) => void;
  /** The slice mounted, or it or a part of it failed. */
  readonly onOutcome: (outcome: 'mounted' | 'failed') => void;
  /** Applies to each of load, bootstrap, mount, and unmount. */
  readonly timeoutMilliseconds: number;
}

export interface SliceApplication extends SliceLifecycles {
  /** For the slice's own error boundaries. */
  readonly host: SliceHost;
  /** Whether the slice, or a part of it, shows an error on the current page. */
  readonly hasFailed: () => boolean;
}

/**
 * Wraps a slice in a single-spa application that never rejects, because single-spa drops failed applications for good.
 * Loads the slice in the background when its path is shown. If that fails, shows an error in its place with Try again, which
 * loads it fresh.
 */
export function createSliceApplication(dependencies: SliceApplicationDependencies): SliceApplication {
  const { name, load, placeholder, onFailure, onOutcome, timeoutMilliseconds } = dependencies;
  let lifecycles: SliceLifecycles | undefined;
  let bootstrapped = false;
  let mounted = false;
  let broken = false;
  /** While the slice is to be seen. */
  let shown: SliceProps | undefined;
  let failed = false;
  const failedParts = new Set<symbol>();
  /** Incremented on every mount, retry, and unmount, so that outdated async work can stop. */
  let currentRun = 0;
  let queue = Promise.resolve();

  const show = (props: SliceProps): void => {
    currentRun += 1;
    const run = currentRun;
    queue = queue.then(() => loadAndMount(props, run));
  };
  const loadAndMount = async (props: SliceProps, run: number): Promise<void> => {
    if (run !== currentRun) return;
    let phase: SlicePhase = 'load';
    if (broken && mounted) await unmountSlice(props);
    if (run !== currentRun) return;
    try {
      const slice = await ensureLoaded();
      phase = 'bootstrap';
      if (!bootstrapped) await withTimeout(slice.bootstrap(props), timeoutMilliseconds);
      bootstrapped = true;
      broken = false;
      if (run !== currentRun) return;
      phase = 'mount';
      mounted = true;
      await withTimeout(slice.mount(props), timeoutMilliseconds);
      if (run !== currentRun) await unmountSlice(props);
      else {
        failed = false;
        placeholder.showNothing();
        onOutcome('mounted');
      }
    } catch (error) {
      broken = true;
      onFailure(phase, error);
      onOutcome('failed');
      // If the slice hasn't touched its prerendered markup, keep it readable.
      if (phase === 'mount' && !isPrerendered(containerOf(name))) await unmountSlice(props);
      if (run !== currentRun) return;
      failed = true;
      placeholder.showFailure(reload);
    }
  };
  const reload = (): void => {
    if (!shown) return;
    broken = true;
    if (failed) placeholder.showRetrying();
    else placeholder.showLoading();
    show(shown);
  };
  const ensureLoaded = async (): Promise<SliceLifecycles> => {
    if (lifecycles && !broken) return lifecycles;
    bootstrapped = false;
    lifecycles = await withTimeout(load({ fresh: broken }), timeoutMilliseconds);
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
    host: {
      reload,
      reportFailure() {
        const part = Symbol(name);
        failedParts.add(part);
        onOutcome('failed');
        return () => void failedParts.delete(part);
      },
    },
    hasFailed: () => failed || failedParts.size > 0,
    mount(props) {
      shown = props;
      if (!lifecycles) placeholder.showLoading();
      show(props);
      return Promise.resolve();
    },
    async unmount(props) {
      currentRun += 1;
      shown = undefined;
      failed = false;
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
