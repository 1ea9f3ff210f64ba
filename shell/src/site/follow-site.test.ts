import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { SiteData } from '@hearthway/contracts/releases';
import { exampleSiteData, exampleSlice, testSite } from '../testing/test-site.js';
import { followSite } from './follow-site.js';

const journey = 'mf-journey';
const answer = (slice: string, version: string, withdrawn?: readonly string[]): SiteData => ({
  slices: { ...exampleSiteData.slices, [slice]: exampleSlice(slice, version, withdrawn) },
});
let visibility: DocumentVisibilityState;

beforeEach(() => {
  jest.useFakeTimers();
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  jest.spyOn(console, 'debug').mockImplementation(() => undefined);
  history.replaceState(null, '', '/dashboard');
});
afterEach(() => {
  show('hidden');
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const show = (state: DocumentVisibilityState): void => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};
const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1_000);

/** A tab that has loaded version 1 of mf-journey and shows its dashboard. */
function givenTab() {
  const site = testSite();
  site.take(journey);
  const fetchSiteData = jest.fn(() => Promise.resolve(exampleSiteData));
  const onWithdrawn = jest.fn();
  return { site, fetchSiteData, onWithdrawn, ...followSite({ site, fetchSiteData, onWithdrawn }) };
}

describe('an open tab', () => {
  it('asks every 30 seconds while it is visible, and at once when it becomes visible again', async () => {
    const { fetchSiteData } = givenTab();
    await seconds(29);
    expect(fetchSiteData).not.toHaveBeenCalled();
    await seconds(31);
    expect(fetchSiteData).toHaveBeenCalledTimes(2);
    show('hidden');
    await seconds(600);
    expect(fetchSiteData).toHaveBeenCalledTimes(2);
    show('visible');
    await seconds(0);
    expect(fetchSiteData).toHaveBeenCalledTimes(3);
    await seconds(30);
    expect(fetchSiteData).toHaveBeenCalledTimes(4);
  });

  it('starts to ask when it is opened in the background and shown later', async () => {
    visibility = 'hidden';
    const { fetchSiteData } = givenTab();
    await seconds(60);
    expect(fetchSiteData).not.toHaveBeenCalled();
    show('visible');
    await seconds(0);
    expect(fetchSiteData).toHaveBeenCalledTimes(1);
  });

  it('asks again after a failure, and never twice at a time', async () => {
    const { fetchSiteData } = givenTab();
    fetchSiteData.mockRejectedValueOnce(new Error('offline'));
    await seconds(60);
    expect(fetchSiteData).toHaveBeenCalledTimes(2);
    fetchSiteData.mockReturnValue(new Promise(() => undefined));
    await seconds(30);
    show('hidden');
    show('visible');
    await seconds(60);
    expect(fetchSiteData).toHaveBeenCalledTimes(3);
  });

  it('is told once that what it shows was taken back', async () => {
    const { fetchSiteData, onWithdrawn } = givenTab();
    fetchSiteData.mockResolvedValue(answer(journey, '2'));
    await seconds(30);
    expect(onWithdrawn).not.toHaveBeenCalled();
    fetchSiteData.mockResolvedValue(answer(journey, '0', ['1']));
    await seconds(90);
    expect(onWithdrawn.mock.calls).toEqual([[journey]]);
  });

  it('is told of the shell on every page, and of other slices only when it shows them', async () => {
    const { fetchSiteData, onWithdrawn, site } = givenTab();
    site.take('mf-marketing');
    fetchSiteData.mockResolvedValue(answer('mf-marketing', '0', ['1']));
    await seconds(30);
    expect(onWithdrawn).not.toHaveBeenCalled();
    history.replaceState(null, '', '/about');
    await seconds(30);
    fetchSiteData.mockResolvedValue(answer('shell', '0', ['1']));
    await seconds(30);
    expect(onWithdrawn.mock.calls).toEqual([['mf-marketing'], ['shell']]);
  });
});

describe('whoever waits for another version', () => {
  it('is asked for every 2 seconds and called once it is live, without a word to the visitor', async () => {
    const { fetchSiteData, onWithdrawn, whenReplaced } = givenTab();
    const callback = jest.fn();
    whenReplaced(journey, callback);
    await seconds(6);
    expect(fetchSiteData).toHaveBeenCalledTimes(3);
    expect(callback).not.toHaveBeenCalled();
    fetchSiteData.mockResolvedValue(answer(journey, '0', ['1']));
    await seconds(2);
    expect(callback).toHaveBeenCalledTimes(1);
    expect(onWithdrawn).not.toHaveBeenCalled();
  });

  it('isn’t called for another slice, nor after cancelling, which ends the frequent questions', async () => {
    const { fetchSiteData, whenReplaced } = givenTab();
    const callback = jest.fn();
    const cancel = whenReplaced(journey, callback);
    fetchSiteData.mockResolvedValue(answer('mf-admin', '2'));
    await seconds(2);
    cancel();
    fetchSiteData.mockResolvedValue(answer(journey, '2'));
    await seconds(30);
    expect(callback).not.toHaveBeenCalled();
    expect(fetchSiteData.mock.calls.length).toBeLessThanOrEqual(3);
  });
});
