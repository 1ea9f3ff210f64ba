import { exampleUser } from '@hearthway/contracts/examples';
import type { User } from '@hearthway/contracts/identity';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { followLinks } from './follow-links.js';
import { testSite } from '../testing/test-site.js';
import { createGuard } from './guard.js';
import { createNavigation } from './navigation.js';

const site = testSite();
const loadPage = jest.fn();
const navigationOf = (user: () => User | null | undefined) =>
  createNavigation({ guard: createGuard(site, user), pageAt: site.pageAt, loadPage });

beforeEach(() => {
  history.replaceState(null, '', '/');
});
afterEach(() => {
  document.body.replaceChildren();
});
const at = () => location.pathname + location.search + location.hash;

describe('go', () => {
  it('goes to the path with its query', () => {
    navigationOf(() => null).go('/auth?tab=register');
    expect(at()).toBe('/auth?tab=register');
  });

  it('goes straight to where the guard redirects', () => {
    navigationOf(() => null).go('/dashboard');
    expect(at()).toBe('/auth');
  });

  it('loads a page that it doesn’t know: a later release may have brought it', () => {
    navigationOf(() => null).go('/moving-in?from=mail#boxes');
    expect(loadPage.mock.calls).toEqual([['/moving-in?from=mail#boxes']]);
    expect(at()).toBe('/');
  });

  it('adds no history entry when already there', () => {
    const before = history.length;
    navigationOf(() => null).go('/');
    expect(history.length).toBe(before);
  });

  it('replaces the current entry with `replace`', () => {
    const before = history.length;
    navigationOf(() => null).go('/faq#fees', { replace: true });
    expect(at()).toBe('/faq#fees');
    expect(history.length).toBe(before);
  });

  it.each(['https://elsewhere.example/', '//elsewhere.example/auth', 'javascript:alert(1)'])('rejects %s', (path) => {
    expect(() => {
      navigationOf(() => null).go(path);
    }).toThrow(TypeError);
  });
});

describe('enforce', () => {
  it('replaces a page the visitor may not see', () => {
    history.replaceState(null, '', '/settings');
    const before = history.length;
    expect(navigationOf(() => null).enforce()).toBe(true);
    expect(at()).toBe('/auth');
    expect(history.length).toBe(before);
  });

  it('replaces the sign-in screen for a signed-in user', () => {
    history.replaceState(null, '', '/auth?tab=register');
    expect(navigationOf(() => exampleUser).enforce()).toBe(true);
    expect(at()).toBe('/dashboard');
  });

  it('leaves everyone else alone', () => {
    expect(navigationOf(() => undefined).enforce()).toBe(false);
    expect(at()).toBe('/');
  });
});

describe('a visitor redirected to sign in', () => {
  const visitor = () => {
    let user: User | null = null;
    const navigation = navigationOf(() => user);
    const signIn = (): void => {
      user = exampleUser;
      navigation.enforce();
    };
    return { navigation, signIn, signOut: () => void (user = null) };
  };

  it('returns to the requested page, once', () => {
    const { navigation, signIn } = visitor();
    history.replaceState(null, '', '/settings#privacy');
    navigation.enforce();
    signIn();
    expect(at()).toBe('/settings#privacy');
    history.replaceState(null, '', '/auth');
    navigation.enforce();
    expect(at()).toBe('/dashboard');
  });

  it('returns to where a link led', () => {
    const { navigation, signIn } = visitor();
    navigation.go('/closing');
    expect(at()).toBe('/auth');
    signIn();
    expect(at()).toBe('/closing');
  });

  it('starts at the dashboard after signing out', () => {
    const { navigation, signIn, signOut } = visitor();
    signIn();
    history.replaceState(null, '', '/settings');
    signOut();
    navigation.enforce();
    navigation.leave();
    expect(at()).toBe('/auth');
    signIn();
    expect(at()).toBe('/dashboard');
  });
});

describe('links', () => {
  const click = (html: string, init: MouseEventInit = {}, failed = false): { prevented: boolean; went: string[] } => {
    const went: string[] = [];
    const stop = followLinks({ pageAt: site.pageAt, go: (path) => went.push(path), hasFailed: () => failed });
    // jsdom can't follow links, so stop the ones left to the browser.
    const last = (event: Event) => {
      prevented = event.defaultPrevented;
      event.preventDefault();
    };
    let prevented = false;
    window.addEventListener('click', last);
    document.body.innerHTML = html;
    document.querySelector('b')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
    window.removeEventListener('click', last);
    stop();
    return { prevented, went };
  };

  it('are left to the browser on a page whose slice failed', () => {
    expect(click('<a href="/dashboard"><b>Go</b></a>', {}, true)).toEqual({ prevented: false, went: [] });
  });

  it('to our pages are followed without a page load', () => {
    expect(click('<a href="/auth?tab=register"><b>Register</b></a>')).toEqual({
      prevented: true,
      went: ['/auth?tab=register'],
    });
  });

  it.each([
    ['another site', '<a href="https://elsewhere.example/auth"><b>x</b></a>', {}],
    ['a path that is not a page', '<a href="/api/docs"><b>x</b></a>', {}],
    ['a new tab', '<a href="/auth" target="_blank"><b>x</b></a>', {}],
    ['a new tab by key', '<a href="/auth"><b>x</b></a>', { ctrlKey: true }],
    ['a place on the page', '<a href="#content"><b>x</b></a>', {}],
    ['a download', '<a href="/auth" download><b>x</b></a>', {}],
    ['nothing', '<b>x</b>', {}],
  ])('to %s are left to the browser', (_, html, init) => {
    expect(click(html, init)).toEqual({ prevented: false, went: [] });
  });
});
