import { stubGlobal, unstubAllGlobals } from '@hearthway/tooling/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { testSite } from '../testing/test-site.js';
import { createHeadingFocus } from './heading-focus.js';
import { watchPageChanges } from './page-changes.js';

const track = jest.fn();
let stop: () => void;
let content: HTMLElement;

beforeEach(() => {
  stubGlobal(
    'ResizeObserver',
    class {
      observe = jest.fn();
      disconnect = jest.fn();
    },
  );
  stubGlobal('scrollTo', jest.fn());
  document.body.innerHTML = '<div id="content" tabindex="-1"></div>';
  content = document.querySelector<HTMLElement>('#content')!;
  history.replaceState(null, '', '/');
  stop = watchPageChanges({ headings: createHeadingFocus(content), track, pageAt: testSite().pageAt });
});
afterEach(() => {
  stop();
  unstubAllGlobals();
  track.mockClear();
  document.body.replaceChildren();
});

/** Fires the events that single-spa fires around a URL change. */
function change(path: string, cause: 'push' | 'traverse' = 'push', scrolledTo = 0): void {
  const oldUrl = location.href;
  stubGlobal('scrollY', scrolledTo);
  history.pushState(null, '', path);
  const originalEvent = Object.assign(new Event('popstate'), cause === 'push' && { singleSpa: true });
  for (const moment of ['before-routing-event', 'routing-event']) {
    const detail = { oldUrl, newUrl: location.href, originalEvent };
    window.dispatchEvent(new CustomEvent(`single-spa:${moment}`, { detail }));
  }
}

describe('the first page', () => {
  it('sets its title and is counted, without touching focus or scroll', () => {
    expect(document.title).toBe('Hearthway · The home-buying guide that starts at your kitchen table');
    expect(track.mock.calls).toEqual([
      [
        {
          eventType: 'page_view',
          eventSource: 'mf-marketing',
          eventData: { path: '/', title: document.title },
        },
      ],
    ]);
    expect(document.activeElement).toBe(document.body);
    expect(scrollTo).not.toHaveBeenCalled();
  });
});

describe('a page change', () => {
  it('sets the title, moves focus to the heading, scrolls to the top, and is counted', async () => {
    change('/auth', 'push', 400);
    expect(document.title).toBe('Log in or register · Hearthway');
    expect(document.activeElement).toBe(content);
    content.innerHTML = '<h1>Welcome back</h1>';
    await waitFor(() => {
      expect(document.activeElement).toBe(content.firstChild);
    });
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
    expect(track).toHaveBeenLastCalledWith(
      expect.objectContaining({ eventSource: 'shell', eventData: { path: '/auth', title: document.title } }),
    );
  });

  it('reports an unknown path as not found, without the path', () => {
    change('/jordan@example.com');
    expect(document.title).toBe('Page not found · Hearthway');
    expect(track).toHaveBeenLastCalledWith(
      expect.objectContaining({ eventData: { path: 'not-found', title: document.title } }),
    );
  });

  it('reports a page with an id in its address without the id', () => {
    change('/shared/a-token');
    expect(document.title).toBe('A shared budget · Hearthway');
    expect(track).toHaveBeenLastCalledWith(
      expect.objectContaining({ eventData: { path: '/shared/:token', title: document.title } }),
    );
  });

  it('ignores changes of query or hash', () => {
    change('/auth');
    track.mockClear();
    content.blur();
    change('/auth?tab=register');
    change('/auth#top');
    expect(track).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(document.body);
  });

  it('restores the scroll position on Back once the page is tall enough', () => {
    change('/auth', 'push', 700);
    jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000);
    change('/', 'traverse');
    expect(scrollTo).toHaveBeenLastCalledWith(0, 700);
  });

  it('leaves scrolling to the page if the URL has a hash', () => {
    change('/landing#features', 'push');
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
