import { trackEvents, trackingRefusalMetric } from '@hearthway/contracts/analytics';
import type { Platform } from '@hearthway/contracts/platform';
import { stubGlobal, unstubAllGlobals } from '@hearthway/tooling/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { json, problem } from '../testing/identity-stand-in.js';
import type { ReportedEvent } from './delivery.js';
import { startTracking } from './start-tracking.js';

const accepted = () => Promise.resolve(json(202, { accepted: 1 }));
const bare = jest.fn<(path: string, init?: RequestInit) => Promise<Response>>();
const beacon = jest.fn<(path: string, body: Blob) => boolean>();
const debug = jest.fn();
let listeners: AbortController;
let track: Platform['track'];

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  bare.mockReset().mockImplementation(accepted);
  beacon.mockReset().mockReturnValue(true);
  debug.mockReset();
  jest.spyOn(console, 'debug').mockImplementation(debug);
  stubGlobal('navigator', { sendBeacon: beacon, doNotTrack: null });
  openedWith([]);
  listeners = new AbortController();
  listenOnlyUntil(listeners.signal);
  track = startTracking(bare);
});
afterEach(() => {
  listeners.abort();
  jest.restoreAllMocks();
  unstubAllGlobals();
  jest.useRealTimers();
});

/** A tracker never removes its listeners; this does, so that each test acts as a new page. */
function listenOnlyUntil(signal: AbortSignal): void {
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    jest.spyOn(target, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
      add(type, listener as EventListener, { signal });
    });
  }
}

/** The metrics of `Server-Timing` that this page came with; `undefined` in a browser that does not know them. */
function openedWith(metrics: readonly string[] | undefined): void {
  const page = metrics ? { serverTiming: metrics.map((name) => ({ name })) } : {};
  stubGlobal('performance', { getEntriesByType: (type: string) => (type === 'navigation' ? [page] : []) });
}

const click = (element: string) => {
  track({ eventType: 'click', eventSource: 'test', eventData: { element } });
};
const clicks = (count: number) => {
  for (let number = 1; number <= count; number += 1) click(`button-${number}`);
};
const parse = (body: string): ReportedEvent[] =>
  (trackEvents.body?.parse(JSON.parse(body)).events ?? []).filter((event) => event !== null);
const sent = () => bare.mock.calls.map(([, init]) => parse(init?.body as string));
const beacons = () => Promise.all(beacon.mock.calls.map(async ([, body]) => parse(await textOf(body))));
const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.readAsText(blob);
  });
const elements = (batch: ReportedEvent[] | undefined) => batch?.map(({ eventData }) => eventData['element']);
const hide = (state: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('tracking', () => {
  it('sends events two seconds after the first, as the contract says', async () => {
    click('hero');
    await jest.advanceTimersByTimeAsync(1_000);
    click('faq');
    await jest.advanceTimersByTimeAsync(999);
    expect(bare).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(bare.mock.calls).toEqual([['/api/analytics/events', expect.anything()]]);
    expect(bare.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', keepalive: true, credentials: 'omit' });
    expect(elements(sent()[0])).toEqual(['hero', 'faq']);
    expect((await (bare.mock.results[0]?.value as Promise<Response>)).bodyUsed).toBe(true);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(bare).toHaveBeenCalledTimes(1);
  });

  it('gives every event its own id and time and the same visit id', async () => {
    click('hero');
    await jest.advanceTimersByTimeAsync(500);
    click('hero');
    await jest.advanceTimersByTimeAsync(1_500);
    const [first, second] = sent()[0] ?? [];
    expect(first?.eventId).not.toBe(second?.eventId);
    expect(Date.parse(second?.occurredAt ?? '') - Date.parse(first?.occurredAt ?? '')).toBe(500);
    expect(first?.visitId).toBe(sessionStorage.getItem('hearthway_visit'));
    expect(second?.visitId).toBe(first?.visitId);
  });

  it('sends twenty events immediately', async () => {
    clicks(21);
    await jest.advanceTimersByTimeAsync(0);
    expect(sent().map((batch) => batch.length)).toEqual([20]);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(sent().map((batch) => batch.length)).toEqual([20, 1]);
  });

  it('drops an event that is too large, which would get the whole batch rejected', async () => {
    click('x'.repeat(3_000));
    click('hero');
    await jest.advanceTimersByTimeAsync(2_000);
    expect(elements(sent()[0])).toEqual(['hero']);
    expect(debug).toHaveBeenCalledTimes(1);
  });
});

describe('a batch that fails', () => {
  it.each([
    ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['there are too many requests', () => Promise.resolve(problem(429, 'request.too-many', 'Too many requests.'))],
    ['the service is unavailable', () => Promise.resolve(problem(503, 'server.unavailable', 'Not now.'))],
  ])('because %s is retried once with the same ids, then logged', async (_, failure) => {
    bare.mockImplementation(failure);
    clicks(2);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(bare).toHaveBeenCalledTimes(1);
    expect(debug).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(sent()[1]).toEqual(sent()[0]);
    expect(debug).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(600_000);
    expect(bare).toHaveBeenCalledTimes(2);
  });

  it('is forgotten once its retry is accepted', async () => {
    bare.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    clicks(2);
    await jest.advanceTimersByTimeAsync(12_000);
    hide('hidden');
    expect(bare).toHaveBeenCalledTimes(2);
    expect(beacon).not.toHaveBeenCalled();
    expect(debug).not.toHaveBeenCalled();
  });

  it('is not retried when rejected', async () => {
    bare.mockResolvedValue(problem(400, 'request.invalid', 'Not valid.'));
    clicks(1);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(bare).toHaveBeenCalledTimes(1);
    expect(debug).toHaveBeenCalledTimes(1);
  });
});

describe('leaving the page', () => {
  it.each([
    ['is hidden', () => hide('hidden')],
    ['unloads', () => window.dispatchEvent(new Event('pagehide'))],
  ])('sends pending events in one beacon when the page %s', async (_, leave) => {
    clicks(3);
    leave();
    window.dispatchEvent(new Event('pagehide'));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(bare).not.toHaveBeenCalled();
    expect(beacon).toHaveBeenCalledTimes(1);
    expect(beacon.mock.calls[0]?.[0]).toBe('/api/analytics/events');
    expect(beacon.mock.calls[0]?.[1].type).toBe('application/json');
  });

  it('sends nothing without pending events or when visible again', () => {
    hide('hidden');
    hide('visible');
    clicks(1);
    hide('visible');
    expect(beacon).not.toHaveBeenCalled();
  });

  it('also sends a batch waiting for its retry, with the same ids', async () => {
    bare.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    clicks(2);
    await jest.advanceTimersByTimeAsync(2_000);
    click('late');
    hide('hidden');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(bare).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
    const [left] = await beacons();
    expect(left?.slice(0, 2)).toEqual(sent()[0]);
    expect(elements(left)).toEqual(['button-1', 'button-2', 'late']);
  });

  it.each([
    ['rejects the beacon', { sendBeacon: () => false }],
    ['has no beacons', {}],
  ])('falls back to a keepalive request when the browser %s', async (_, browser) => {
    stubGlobal('navigator', browser);
    clicks(1);
    hide('hidden');
    await jest.advanceTimersByTimeAsync(0);
    expect(bare.mock.calls[0]?.[1]).toMatchObject({ keepalive: true });
    expect(elements(sent()[0])).toEqual(['button-1']);
  });
});

describe('a visitor who opts out of tracking', () => {
  it.each([
    ['Do Not Track', { doNotTrack: '1' }, []],
    ['Global Privacy Control', { globalPrivacyControl: true }, []],
    ['a header of the page’s request', {}, ['cache', trackingRefusalMetric]],
  ])('by %s is not tracked: nothing is queued, sent, or stored', async (_, signal, metrics) => {
    stubGlobal('navigator', { sendBeacon: beacon, ...signal });
    openedWith(metrics);
    sessionStorage.clear();
    track = startTracking(bare);
    clicks(30);
    await jest.advanceTimersByTimeAsync(60_000);
    hide('hidden');
    expect(bare).not.toHaveBeenCalled();
    expect(beacon).not.toHaveBeenCalled();
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([[['cache']], [undefined]])('is still tracked if the signals are off or unknown: %j', async (metrics) => {
    stubGlobal('navigator', { sendBeacon: beacon, doNotTrack: '0', globalPrivacyControl: false });
    openedWith(metrics);
    track = startTracking(bare);
    clicks(1);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(bare).toHaveBeenCalledTimes(1);
  });
});
