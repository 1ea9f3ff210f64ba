import { containerOf, forgetPrerendered, isPrerendered } from '@hearthway/web-kit/mount';
import type { SliceLifecycles, SliceProps } from './slice-lifecycles.js';
import type { SlicePlace } from './slice-place.js';
import { withTimeout } from './with-timeout.js';

export type SlicePhase = 'load' | 'bootstrap' | 'mount' | 'unmount';

export interface SliceApplicationDependencies {
  readonly name: string;
  readonly load: (options: { fresh: boolean }) => Promise<SliceLifecycles>;
  readonly place: SlicePlace;
  readonly onFailure: (phase: SlicePhase, error: unknown) => void;
  /** Applies to each of load, bootstrap, mount, and unmount. */
  readonly timeoutMilliseconds: number;
}

/**
 * Wraps a slice in a single-spa application that never rejects, because single-spa drops failed applications for good.
 * Loads the slice in the background when its path is shown. If that fails, shows an error in its place with Try again, which
 * loads it fresh.
 */
export function createSliceApplication(dependencies: SliceApplicationDependencies): SliceLifecycles {
  const { name, load, place, onFailure, timeoutMilliseconds } = dependencies;
  let lifecycles: SliceLifecycles | undefined;
  let bootstrapped = false;
  let mounted = false;
  let broken = false;
  /** Incremented on every mount, retry, and unmount, so that outdated async work can tell and stop. */
  let turn = 0;
  let shows = Promise.resolve();

  const show = (props: SliceProps): void => {
    turn += 1;
    const mine = turn;
    shows = shows.then(() => showInTurn(props, mine));
  };
  const showInTurn = async (props: SliceProps, mine: number): Promise<void> => {
    if (mine !== turn) return;
    let phase: SlicePhase = 'load';
    try {
      const slice = await ensureLoaded();
      phase = 'bootstrap';
      if (!bootstrapped) await withTimeout(slice.bootstrap(props), timeoutMilliseconds);
      bootstrapped = true;
      broken = false;
      if (mine !== turn) return;
      phase = 'mount';
      mounted = true;
      await withTimeout(slice.mount(props), timeoutMilliseconds);
      if (mine === turn) place.showNothing();
      else await unmountSlice(props);
    } catch (error) {
      broken = true;
      onFailure(phase, error);
      // If the slice hasn't touched its prerendered markup, keep it readable.
      if (phase === 'mount' && !isPrerendered(containerOf(name))) await unmountSlice(props);
      if (mine !== turn) return;
      place.showFailure(() => {
        place.showRetrying();
        show(props);
      });
    }
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
    mount(props) {
      if (!lifecycles) place.showLoading();
      show(props);
      return Promise.resolve();
    },
    async unmount(props) {
      turn += 1;
      place.showNothing();
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
