import type { Platform, TrackedEvent } from '@hearthway/contracts/platform';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render } from '@testing-library/react';
import { standInPlatform } from '../../testing/stand-in-platform.js';
import { useLandingTracking } from './use-landing-tracking.js';

const scrollable = 4000;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(scrollable + window.innerHeight);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  window.scrollY = 0;
});

function show() {
  const tracked: TrackedEvent[] = [];
  const platform = standInPlatform({ track: (event) => tracked.push(event) });
  const Page = ({ of }: { of: Platform }) => {
    useLandingTracking(of);
    return null;
  };
  const view = render(<Page of={platform} />);
  return { platform, tracked, Page, ...view };
}

function scrollTo(percent: number): void {
  window.scrollY = (percent / 100) * scrollable;
  fireEvent.scroll(window);
}

const dataOf = (events: readonly TrackedEvent[]) => events.map(({ eventData }) => eventData);

describe('scroll depth on the landing page', () => {
  it('is measured 300 ms after scrolling starts, whatever happens in between', () => {
    const { tracked } = show();
    jest.advanceTimersByTime(300);
    tracked.length = 0;
    scrollTo(20);
    jest.advanceTimersByTime(299);
    scrollTo(30);
    expect(tracked).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(tracked).toEqual([
      { eventType: 'scroll', eventSource: 'mf-marketing', eventData: { section: 'features', percent: 25 } },
      { eventType: 'scroll', eventSource: 'mf-marketing', eventData: { maximumPercent: 30 } },
    ]);
  });

  it('starts with the hero, without scrolling', () => {
    const { tracked } = show();
    jest.advanceTimersByTime(300);
    expect(dataOf(tracked)).toEqual([{ section: 'hero', percent: 0 }]);
  });

  it('reports the four sections and each tenth once while scrolling down, up, and down again', () => {
    const { tracked } = show();
    const tenths = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100];
    for (const percent of [...tenths, ...tenths.toReversed(), ...tenths]) {
      scrollTo(percent);
      jest.advanceTimersByTime(300);
    }
    const data = dataOf(tracked);
    expect(data.flatMap((event) => event?.['section'] ?? [])).toEqual(['hero', 'features', 'waitlistForm', 'pricing']);
    expect(data.flatMap((event) => event?.['maximumPercent'] ?? [])).toEqual(tenths);
  });

  it('is not measured after unmount', () => {
    const { tracked, unmount } = show();
    jest.advanceTimersByTime(300);
    tracked.length = 0;
    scrollTo(50);
    unmount();
    scrollTo(80);
    jest.advanceTimersByTime(1000);
    expect(tracked).toEqual([]);
  });

  it('listens passively', () => {
    const listen = jest.spyOn(window, 'addEventListener');
    show();
    expect(listen.mock.calls.find(([type]) => type === 'scroll')?.[2]).toMatchObject({ passive: true });
  });
});

describe('exit intent', () => {
  const leave = (clientY: number, relatedTarget: Element | null = null) =>
    fireEvent.mouseOut(document.documentElement, { clientY, relatedTarget });
  const exits = (events: readonly TrackedEvent[]) => events.filter(({ eventType }) => eventType === 'user_intent');

  it('is tracked once per visit, even when the page is shown twice', () => {
    const { tracked, platform, Page, unmount } = show();
    leave(-1);
    leave(-1);
    unmount();
    render(<Page of={platform} />);
    leave(0);
    expect(exits(tracked)).toEqual([
      { eventType: 'user_intent', eventSource: 'mf-marketing', eventData: { intent: 'exit' } },
    ]);
  });

  it.each([
    ['through the side', 300, null],
    ['from one element into another', 0, document.body],
  ])('is not tracked when the mouse leaves %s', (_, clientY, relatedTarget) => {
    const { tracked } = show();
    leave(clientY, relatedTarget);
    expect(exits(tracked)).toEqual([]);
  });
});
