import { exampleUser } from '@hearthway/contracts/examples';
import type { Platform, TrackedEvent } from '@hearthway/contracts/platform';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { platformAtBuild } from '@hearthway/web-kit/prerender';
import { standInPlatform } from '../testing/stand-in-platform.js';
import { SiteLayout } from './site-layout.js';

afterEach(() => {
  history.replaceState(null, '', '/');
});

function show(current?: string) {
  const navigate = jest.fn();
  const tracked: TrackedEvent[] = [];
  const platform = standInPlatform({ navigate, track: (event) => tracked.push(event) });
  render(
    <SiteLayout platform={platform} current={current}>
      <h1>A page</h1>
      <section id="waitlist">Join</section>
    </SiteLayout>,
  );
  const [top, bottom] = screen.getAllByRole('navigation', { name: 'Main' });
  if (!top || !bottom) throw new Error('Both bars are in the markup; the style sheet shows one');
  return { navigate, tracked, top, bottom };
}

const entriesOf = (bar: HTMLElement) =>
  within(bar)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('the site layout', () => {
  it('has five links in the top bar', () => {
    expect(entriesOf(show().top)).toEqual([
      ['Features', '/#features'],
      ['About Us', '/about'],
      ['FAQ', '/faq'],
      ['Join Waitlist', '/#waitlist'],
      ['Contact Us', 'mailto:support@hearthway.example'],
    ]);
  });

  it('has five links in the bottom bar', () => {
    expect(entriesOf(show().bottom)).toEqual([
      ['Features', '/#features'],
      ['About Us', '/about'],
      ['FAQ', '/faq'],
      ['Contact', 'mailto:support@hearthway.example'],
      ['Join', '/#waitlist'],
    ]);
  });

  it('uses plain anchors on the current page', () => {
    const { top } = show('/');
    expect(within(top).getByRole('link', { name: 'Features' }).getAttribute('href')).toBe('#features');
  });

  it('navigates without a page load and tracks the click', async () => {
    const { top, navigate, tracked } = show('/faq');
    await userEvent.click(within(top).getByRole('link', { name: 'Join Waitlist' }));
    await userEvent.click(screen.getByRole('link', { name: 'Log in' }));
    expect(navigate.mock.calls).toEqual([['/#waitlist'], ['/auth']]);
    expect(tracked).toEqual([
      { eventType: 'click', eventSource: 'mf-marketing', eventData: { element: 'nav-join' } },
      { eventType: 'click', eventSource: 'mf-marketing', eventData: { element: 'nav-log-in' } },
    ]);
  });

  it('marks the current page', () => {
    const { top } = show('/faq');
    const current = within(top).getAllByRole('link', { current: 'page' });
    expect(current.map((link) => link.textContent)).toEqual(['FAQ']);
  });

  it('opens only the terms in a new tab, and says so', () => {
    show();
    const footer = screen.getByRole('navigation', { name: 'More pages' });
    const targets = within(footer)
      .getAllByRole<HTMLAnchorElement>('link')
      .map((link) => [link.getAttribute('href'), link.target]);
    expect(targets).toEqual([
      ['/about', ''],
      ['/faq', ''],
      ['/terms', '_blank'],
      ['/privacy', ''],
    ]);
    expect(screen.getByRole('link', { name: 'Terms of Service (opens in a new tab)' })).toBeDefined();
  });

  it('states that it gives no advice, and what fair housing law forbids', () => {
    show();
    expect(screen.getByText(/does not give legal, financial, or brokerage advice/)).toBeDefined();
    expect(
      screen.getByText(/race, color, religion, sex, disability, familial status, or national origin/),
    ).toBeDefined();
  });

  it('surrounds the main content', () => {
    const { top, bottom } = show();
    const main = screen.getByRole('main');
    expect(main.contains(screen.getByRole('heading', { level: 1 }))).toBe(true);
    for (const part of [top, bottom, screen.getByRole('banner'), screen.getByRole('contentinfo')]) {
      expect(main.contains(part)).toBe(false);
    }
  });
});

describe('the way in', () => {
  /** A session whose state the test changes. */
  function changingSession(start: Pick<Platform['session'], 'user' | 'hasToken'>) {
    let state = start;
    const listeners = new Set<() => void>();
    const session: Platform['session'] = {
      ...standInPlatform().session,
      user: () => state.user(),
      hasToken: () => state.hasToken(),
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
    const become = (next: typeof start) => {
      act(() => {
        state = next;
        for (const listener of listeners) listener();
      });
    };
    return { platform: standInPlatform({ session }), become };
  }
  const signedOut = { user: () => null, hasToken: () => false };
  const expectedBack = { user: () => undefined, hasToken: () => true };
  const signedIn = { user: () => exampleUser, hasToken: () => true };
  const ways = () => screen.queryAllByRole('link', { name: /^(Log in|Dashboard)$/ }).map((link) => link.textContent);

  it('is the dashboard for signed-in buyers, also until the session is confirmed', () => {
    const { platform, become } = changingSession(expectedBack);
    render(<SiteLayout platform={platform}>A page</SiteLayout>);
    expect(ways()).toEqual(['Dashboard']);
    become(signedIn);
    expect(screen.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/dashboard');
    become(signedOut);
    expect(ways()).toEqual(['Log in']);
    become(signedIn);
    expect(ways()).toEqual(['Dashboard']);
  });

  it('is both in prerendered markup, of which the style sheet shows one, and one once hydrated', async () => {
    const { platform } = changingSession(signedIn);
    const page = <SiteLayout platform={platform}>A page</SiteLayout>;
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(<SiteLayout platform={platformAtBuild}>A page</SiteLayout>);
    expect(ways()).toEqual(['Log in', 'Dashboard']);
    const root = await act(() => hydrateRoot(container, page));
    expect(ways()).toEqual(['Dashboard']);
    act(() => {
      root.unmount();
    });
    container.remove();
  });
});

describe('a page with an anchor in its URL', () => {
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = scrolled;

  it('scrolls there after client-side navigation, with the focus', () => {
    history.replaceState(null, '', '/#waitlist');
    show('/');
    expect(scrolled.mock.contexts).toEqual([document.getElementById('waitlist')]);
    expect(document.activeElement).toBe(document.getElementById('waitlist'));
  });

  it('leaves the scroll position to the browser when prerendered', async () => {
    scrolled.mockClear();
    history.replaceState(null, '', '/#waitlist');
    const page = (
      <SiteLayout platform={standInPlatform()} current="/">
        <section id="waitlist">Join</section>
      </SiteLayout>
    );
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(page);
    const root = await act(() => hydrateRoot(container, page));
    expect(scrolled).not.toHaveBeenCalled();
    act(() => {
      root.unmount();
    });
    container.remove();
  });
});
