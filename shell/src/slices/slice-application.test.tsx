import type { Platform } from '@hearthway/contracts/platform';
import { containerOf } from '@hearthway/web-kit/mount';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getAppStatus, navigateToUrl, registerApplication, start, triggerAppChange } from 'single-spa';
import { createSliceApplication } from './slice-application.js';
import type { SliceLifecycles } from './slice-lifecycles.js';
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
  const content = document.getElementById('content');
  content?.append(containerOf(name));
  focusContent = jest.fn();
  const loading = jest.fn(load);
  const placeholder = createSlicePlaceholder(name, focusContent, loadViews);
  const onOutcome = jest.fn<(outcome: string) => void>();
  const application = createSliceApplication({
    name,
    load: loading,
    placeholder,
    onFailure,
    onOutcome,
    timeoutMilliseconds,
  });
  registerApplication({
    name,
    app: application,
    activeWhen: ({ pathname }) => pathname === path,
    customProps: { platform },
  });
  return { name, path, onFailure, onOutcome, load: loading, application, container: () => containerOf(name) };
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

describe('a slice that asks to be loaded afresh', () => {
  it('is unmounted, loaded, and mounted again', async () => {
    const unmount = jest.fn(() => Promise.resolve());
    const slice = givenSlice(() => Promise.resolve({ ...goodSlice(slice.name), unmount }));
    await go(slice.path);
    await screen.findByText(`${slice.name} is here`);
    slice.application.host.reload();
    await waitFor(() => {
      expect(slice.load.mock.calls.map(([options]) => options.fresh)).toEqual([false, true]);
    });
    await screen.findByText(`${slice.name} is here`);
    expect(unmount).toHaveBeenCalledTimes(1);
    expect(slice.onFailure).not.toHaveBeenCalled();
  });

  it('is left alone while another is shown', async () => {
    const slice = givenSlice(() => Promise.resolve(goodSlice(slice.name)));
    await go(slice.path);
    await screen.findByText(`${slice.name} is here`);
    await go('/');
    slice.application.host.reload();
    expect(slice.container().childNodes).toHaveLength(0);
    expect(slice.load).toHaveBeenCalledTimes(1);
  });

  it('has failed while one of its parts has', async () => {
    const slice = givenSlice(() => Promise.resolve(goodSlice(slice.name)));
    await go(slice.path);
    await screen.findByText(`${slice.name} is here`);
    const { host, hasFailed } = slice.application;
    expect(hasFailed()).toBe(false);
    const recovered = [host.reportFailure(), host.reportFailure()];
    for (const one of recovered) {
      expect(hasFailed()).toBe(true);
      one();
    }
    expect(hasFailed()).toBe(false);
  });

  it('has failed while it cannot be shown', async () => {
    let recovered = false;
    const slice = givenSlice(() =>
      recovered ? Promise.resolve(goodSlice(slice.name)) : Promise.reject(new Error('down')),
    );
    await go(slice.path);
    await tryAgain();
    expect(slice.application.hasFailed()).toBe(true);
    recovered = true;
    slice.application.host.reload();
    await screen.findByText(`${slice.name} is here`);
    expect(slice.application.hasFailed()).toBe(false);
    expect(screen.queryByRole('alert')).toBeNull();
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
