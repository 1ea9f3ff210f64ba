import type { Platform, SliceSignals } from '@hearthway/contracts/platform';
import { containerOf } from '@hearthway/web-kit/mount';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getAppStatus, navigateToUrl, registerApplication, start, triggerAppChange } from 'single-spa';
import { createSliceApplication } from './slice-application.js';
import type { SliceLifecycles, SliceProps } from './slice-lifecycles.js';
import { loadViews } from '../views/index.js';
import { createSlicePlaceholder } from './slice-placeholder.js';

const never = new Promise<never>(() => undefined);
const platform = {} as Platform;
const shortTimeout = 40;
const longTimeout = 60_000;

/** A slice that renders its name. */
function goodSlice(name: string): SliceLifecycles {
  return {
    bootstrap: () => Promise.resolve(),
    mount: () => {
      containerOf(name).textContent = `${name} is here`;
      return Promise.resolve();
    },
    unmount: () => Promise.resolve(),
  };
}

let serial = 0;
let focusContent = jest.fn();

/** Registers a slice with single-spa at its own path; `load` is called on every attempt. */
function givenSlice(
  load: (options: { fresh: boolean }) => Promise<SliceLifecycles>,
  timeoutMilliseconds = shortTimeout,
) {
  serial += 1;
  const name = `slice-${serial}`;
  const path = `/${name}`;
  const onFailure = jest.fn<(phase: string, error: unknown) => void>();
  const onOutcome = jest.fn<(outcome: string) => void>();
  const content = document.getElementById('content');
  content?.append(containerOf(name));
  focusContent = jest.fn();
  const loading = jest.fn(load);
  const live = { withdrawn: false, waiting: new Set<() => void>(), hasPage: true, shellReplaced: false };
  const reload = jest.fn(() => true);
  const placeholder = createSlicePlaceholder(name, focusContent, loadViews);
  registerApplication({
    name,
    app: createSliceApplication({
      name,
      load: loading,
      placeholder,
      onFailure,
      onOutcome,
      timeoutMilliseconds,
      isWithdrawn: () => live.withdrawn,
      whenReplaced: (callback) => {
        live.waiting.add(callback);
        return () => live.waiting.delete(callback);
      },
      isShellReplaced: () => live.shellReplaced,
      hasPage: () => live.hasPage,
      reload,
    }),
    activeWhen: ({ pathname }) => pathname === path || pathname.startsWith(`${path}/`),
    customProps: { platform },
  });
  return { name, path, onFailure, onOutcome, load: loading, live, reload, container: () => containerOf(name) };
}

const go = async (path: string): Promise<void> => {
  await act(async () => {
    navigateToUrl(path);
    await triggerAppChange();
  });
};
const tryAgain = () => screen.findByRole('button', { name: 'Try again' });

beforeAll(() => {
  const content = document.createElement('div');
  content.id = 'content';
  document.body.append(content);
  start({ urlRerouteOnly: true });
});
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  await go('/');
  jest.restoreAllMocks();
});
afterAll(() => {
  document.body.replaceChildren();
});

describe('a slice that works', () => {
  it('is loaded once, when its path is first shown, and unmounted on leaving', async () => {
    const slice = givenSlice(() => Promise.resolve(goodSlice(`slice-${serial}`)));
    expect(slice.load).not.toHaveBeenCalled();
    await go(slice.path);
    await screen.findByText(`${slice.name} is here`);
    await go('/');
    expect(slice.container().childNodes).toHaveLength(0);
    await go(slice.path);
    await screen.findByText(`${slice.name} is here`);
    expect(slice.load.mock.calls).toEqual([[{ fresh: false }]]);
    expect(slice.onFailure).not.toHaveBeenCalled();
    expect(slice.onOutcome.mock.calls).toEqual([['mounted'], ['mounted']]);
  });

  it('shows that it is loading, unless its page is prerendered', async () => {
    const slice = givenSlice(() => never, longTimeout);
    await go(slice.path);
    expect(screen.getByText('Loading…')).toBeTruthy();
    await go('/');
    const prerendered = givenSlice(() => never, longTimeout);
    prerendered.container().innerHTML = '<h1>Prerendered</h1>';
    await go(prerendered.path);
    expect(screen.queryByText('Loading…')).toBeNull();
    expect(screen.getByText('Prerendered')).toBeTruthy();
  });
});

const failures: [string, 'load' | 'bootstrap' | 'mount', () => Promise<SliceLifecycles>][] = [
  ['cannot be loaded', 'load', () => Promise.reject(new Error('404'))],
  ['does not load in time', 'load', () => never],
  [
    'throws when it starts',
    'bootstrap',
    () => Promise.resolve({ ...goodSlice('x'), bootstrap: () => Promise.reject(new Error('broken')) }),
  ],
  [
    'throws when it mounts',
    'mount',
    () => Promise.resolve({ ...goodSlice('x'), mount: () => Promise.reject(new Error('broken')) }),
  ],
  [
    'throws synchronously when it mounts',
    'mount',
    () =>
      Promise.resolve({
        ...goodSlice('x'),
        mount: () => {
          throw new Error('broken');
        },
      }),
  ],
  ['does not mount in time', 'mount', () => Promise.resolve({ ...goodSlice('x'), mount: () => never })],
];

describe.each(failures)('a slice that %s', (_, phase, brokenLoad) => {
  it('shows an error, leaves single-spa and other slices working, and recovers with Try again', async () => {
    let recovered = false;
    const slice = givenSlice(() => (recovered ? Promise.resolve(goodSlice(slice.name)) : brokenLoad()));
    const neighbor = givenSlice(() => Promise.resolve(goodSlice(neighbor.name)));

    await go(slice.path);
    await tryAgain();
    expect(screen.getByRole('alert').textContent).toContain('This part of the page didn’t load');
    expect(slice.onFailure.mock.calls).toEqual([[phase, expect.any(Error)]]);
    expect(getAppStatus(slice.name)).toBe('MOUNTED');

    await go(neighbor.path);
    await screen.findByText(`${neighbor.name} is here`);
    expect(screen.queryByRole('alert')).toBeNull();

    await go(slice.path);
    const button = await tryAgain();
    recovered = true;
    await userEvent.click(button);
    await screen.findByText(`${slice.name} is here`);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(slice.load.mock.calls.map(([options]) => options.fresh)).toEqual([false, true, true]);
    expect(slice.onOutcome.mock.calls).toEqual([['failed'], ['failed'], ['mounted']]);
  });
});

describe.each<[string, () => Promise<SliceLifecycles>]>([
  ['cannot be loaded', () => Promise.reject(new Error('404'))],
  [
    'fails before it touches the page',
    () => Promise.resolve({ ...goodSlice('x'), mount: () => Promise.reject(new Error('a chunk is missing')) }),
  ],
])('a slice with a prerendered page that %s', (_, brokenLoad) => {
  it('leaves the page readable, shows a notice, and recovers with Try again', async () => {
    let recovered = false;
    const slice = givenSlice(() => (recovered ? Promise.resolve(goodSlice(slice.name)) : brokenLoad()));
    slice.container().innerHTML = '<h1>Prerendered</h1>';
    slice.container().dataset['prerendered'] = slice.path;
    await go(slice.path);
    const button = await tryAgain();
    expect(screen.getByText('Prerendered')).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByText('Some features on this page didn’t load')).toBeTruthy();
    recovered = true;
    await userEvent.click(button);
    await screen.findByText(`${slice.name} is here`);
    expect(screen.queryByText('Some features on this page didn’t load')).toBeNull();
  });
});

/** A slice that breaks, or has a page that does, when it is told to. */
function crashingSlice(name: string) {
  let signals: SliceSignals = {};
  const slice = goodSlice(name);
  return {
    ...slice,
    mount: (props: SliceProps) => {
      signals = props;
      return slice.mount(props);
    },
    unmount: jest.fn(slice.unmount),
    crash: () => signals.onCrash?.(),
    failPage: () => signals.onPageFailure?.(),
  };
}

describe('a slice that breaks while it is shown', () => {
  const givenShown = async () => {
    let crashing: ReturnType<typeof crashingSlice> | undefined;
    const slice = givenSlice(({ fresh }) => {
      if (fresh) return Promise.resolve(goodSlice(slice.name));
      crashing = crashingSlice(slice.name);
      return Promise.resolve(crashing);
    });
    await go(slice.path);
    await screen.findByText(`${slice.name} is here`);
    return { ...slice, crashing: crashing! };
  };
  const givenCrash = async () => {
    const slice = await givenShown();
    slice.crashing.crash();
    return { ...slice, button: await tryAgain() };
  };
  const becomesLive = ({ live }: ReturnType<typeof givenSlice>): void => {
    for (const callback of live.waiting) callback();
  };
  const expectLoadedFresh = async ({ name, load }: ReturnType<typeof givenSlice>): Promise<void> => {
    await screen.findByText(`${name} is here`);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(load.mock.calls).toEqual([[{ fresh: false }], [{ fresh: true }]]);
  };

  it('is unmounted, and loaded fresh by Try again', async () => {
    const slice = await givenCrash();
    expect(screen.getByRole('alert').textContent).toContain('This part of the page stopped working');
    expect(slice.crashing.unmount).toHaveBeenCalledTimes(1);
    expect(slice.container().childNodes).toHaveLength(0);
    expect(slice.onOutcome.mock.calls).toEqual([['mounted'], ['failed']]);
    await userEvent.click(slice.button);
    await expectLoadedFresh(slice);
    expect(slice.live.waiting.size).toBe(0);
  });

  it('is loaded fresh once another version is live, without a click', async () => {
    const slice = await givenCrash();
    act(() => {
      becomesLive(slice);
    });
    await expectLoadedFresh(slice);
  });

  it('stays if only a page is broken, until another version is live', async () => {
    const slice = await givenShown();
    slice.crashing.failPage();
    expect(slice.crashing.unmount).not.toHaveBeenCalled();
    becomesLive(slice);
    await waitFor(() => {
      expect(slice.load).toHaveBeenCalledTimes(2);
    });
    expect(slice.crashing.unmount).toHaveBeenCalledTimes(1);
    await expectLoadedFresh(slice);
  });

  it('stays when another version is live after the broken page is whole again', async () => {
    const slice = await givenShown();
    slice.crashing.failPage()?.();
    becomesLive(slice);
    await go(`${slice.path}/elsewhere`);
    expect(slice.load).toHaveBeenCalledTimes(1);
  });

  it('is loaded fresh on a move to another of its pages, but not by a change of the query', async () => {
    const slice = await givenCrash();
    await go(`${slice.path}?sorted`);
    expect(slice.load).toHaveBeenCalledTimes(1);
    await go(`${slice.path}/elsewhere`);
    await expectLoadedFresh(slice);
  });

  it('gives way to the gateway if the version that is live now has no such page', async () => {
    const slice = await givenShown();
    slice.crashing.failPage();
    slice.live.hasPage = false;
    becomesLive(slice);
    await waitFor(() => {
      expect(slice.reload).toHaveBeenCalledTimes(1);
    });
    expect(slice.load).toHaveBeenCalledTimes(2);
    expect(screen.queryByText(`${slice.name} is here`)).toBeNull();
  });

  it('says that it is missing if loading the page again didn’t help', async () => {
    const slice = await givenShown();
    slice.crashing.failPage();
    slice.live.hasPage = false;
    slice.reload.mockReturnValue(false);
    becomesLive(slice);
    await tryAgain();
    expect(screen.queryByText(`${slice.name} is here`)).toBeNull();
  });

  it('waits for nothing after the visitor has left', async () => {
    const slice = await givenCrash();
    await go('/');
    expect(slice.live.waiting.size).toBe(0);
    slice.crashing.crash();
    await go(slice.path);
    await expectLoadedFresh(slice);
  });
});

describe('a slice in a tab whose shell is not live any more', () => {
  it('stays if it is loaded', async () => {
    const slice = givenSlice(() => Promise.resolve(goodSlice(slice.name)));
    await go(slice.path);
    await screen.findByText(`${slice.name} is here`);
    slice.live.shellReplaced = true;
    await go('/');
    await go(slice.path);
    await screen.findByText(`${slice.name} is here`);
    expect(slice.reload).not.toHaveBeenCalled();
  });

  it('is loaded with the page, because it may need the new shell', async () => {
    const slice = givenSlice(() => Promise.resolve(goodSlice(slice.name)));
    slice.live.shellReplaced = true;
    await go(slice.path);
    await waitFor(() => {
      expect(slice.reload).toHaveBeenCalledTimes(1);
    });
    expect(slice.load).not.toHaveBeenCalled();
  });

  it('is loaded with the page, also if that is only known once it has been loaded', async () => {
    const slice = givenSlice(() => {
      slice.live.shellReplaced = true;
      return Promise.resolve(goodSlice(slice.name));
    });
    await go(slice.path);
    await waitFor(() => {
      expect(slice.reload).toHaveBeenCalledTimes(1);
    });
    expect(screen.queryByText(`${slice.name} is here`)).toBeNull();
  });

  it('is loaded without the page, if that was just loaded again', async () => {
    const slice = givenSlice(() => Promise.resolve(goodSlice(slice.name)));
    slice.live.shellReplaced = true;
    slice.reload.mockReturnValue(false);
    await go(slice.path);
    await screen.findByText(`${slice.name} is here`);
  });
});

describe('a slice whose version was taken back', () => {
  it('is loaded fresh when it is shown the next time', async () => {
    const slice = givenSlice(() => {
      slice.live.withdrawn = false;
      return Promise.resolve(goodSlice(slice.name));
    });
    await go(slice.path);
    await screen.findByText(`${slice.name} is here`);
    slice.live.withdrawn = true;
    await go(`${slice.path}/elsewhere`);
    await go('/');
    for (let time = 0; time < 2; time += 1) {
      await go(slice.path);
      await screen.findByText(`${slice.name} is here`);
      await go('/');
    }
    expect(slice.load.mock.calls).toEqual([[{ fresh: false }], [{ fresh: true }]]);
  });
});

describe('Try again', () => {
  it('shows the error again if it fails again', async () => {
    const slice = givenSlice(() => Promise.reject(new Error('still down')));
    await go(slice.path);
    await userEvent.click(await tryAgain());
    await waitFor(() => {
      expect(slice.onFailure).toHaveBeenCalledTimes(2);
    });
    expect(await tryAgain()).toBeTruthy();
  });

  it('moves focus to the page when its button disappears', async () => {
    let recovered = false;
    const slice = givenSlice(() =>
      recovered ? Promise.resolve(goodSlice(slice.name)) : Promise.reject(new Error('down')),
    );
    await go(slice.path);
    const button = await tryAgain();
    recovered = true;
    await userEvent.click(button);
    await screen.findByText(`${slice.name} is here`);
    expect(focusContent).toHaveBeenCalledTimes(1);
  });
});

describe('leaving a slice', () => {
  it('does not mount it if it loads too late', async () => {
    let arrive: (slice: SliceLifecycles) => void = () => undefined;
    const slice = givenSlice(
      () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    );
    await go(slice.path);
    const mount = jest.fn(() => Promise.resolve());
    await go('/');
    arrive({ ...goodSlice(slice.name), mount });
    await go(slice.path);
    await waitFor(() => {
      expect(mount).toHaveBeenCalledTimes(1);
    });
  });

  it('clears its container even if unmounting fails', async () => {
    const slice = givenSlice(() =>
      Promise.resolve({ ...goodSlice(slice.name), unmount: () => Promise.reject(new Error('stuck')) }),
    );
    await go(slice.path);
    await screen.findByText(`${slice.name} is here`);
    await go('/');
    expect(slice.container().childNodes).toHaveLength(0);
    expect(slice.onFailure.mock.calls).toEqual([['unmount', expect.any(Error)]]);
    expect(getAppStatus(slice.name)).toBe('NOT_MOUNTED');
  });

  it('removes its prerendered markup', async () => {
    const slice = givenSlice(() => never, longTimeout);
    slice.container().innerHTML = '<h1>Prerendered</h1>';
    slice.container().dataset['prerendered'] = slice.path;
    await go(slice.path);
    await go('/');
    expect(slice.container().childNodes).toHaveLength(0);
    expect(slice.container().dataset['prerendered']).toBeUndefined();
  });
});
