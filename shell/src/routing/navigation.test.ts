import { exampleUser } from '@hearthway/contracts/examples';
import type { User } from '@hearthway/contracts/identity';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { followLinks } from './follow-links.js';
import { createNavigation } from './navigation.js';

beforeEach(() => {
  history.replaceState(null, '', '/');
});
afterEach(() => {
  document.body.replaceChildren();
});
const at = () => location.pathname + location.search + location.hash;

describe('going to a path', () => {
  it('moves there with what follows the path', () => {
    createNavigation(() => null).go('/auth?tab=register');
    expect(at()).toBe('/auth?tab=register');
  });

  it('goes at once where the guard would send the visitor', () => {
    createNavigation(() => null).go('/dashboard');
    expect(at()).toBe('/auth');
  });

  it('adds nothing to the history when it is there already', () => {
    const before = history.length;
    createNavigation(() => null).go('/');
    expect(history.length).toBe(before);
  });

  it('takes the place of the address shown when it is asked to', () => {
    const before = history.length;
    createNavigation(() => null).go('/faq#fees', { replace: true });
    expect(at()).toBe('/faq#fees');
    expect(history.length).toBe(before);
  });

  it.each(['https://elsewhere.example/', '//elsewhere.example/auth', 'javascript:alert(1)'])('refuses %s', (path) => {
    expect(() => {
      createNavigation(() => null).go(path);
    }).toThrow(TypeError);
  });
});

describe('the guard at work', () => {
  it('replaces the page a visitor may not see', () => {
    history.replaceState(null, '', '/settings');
    const before = history.length;
    expect(createNavigation(() => null).enforce()).toBe(true);
    expect(at()).toBe('/auth');
    expect(history.length).toBe(before);
  });

  it('replaces the sign-in screen for who is signed in', () => {
    history.replaceState(null, '', '/auth?tab=register');
    expect(createNavigation(() => exampleUser).enforce()).toBe(true);
    expect(at()).toBe('/dashboard');
  });

  it('leaves everyone else where they are', () => {
    expect(createNavigation(() => undefined).enforce()).toBe(false);
    expect(at()).toBe('/');
  });
});

describe('who was sent to sign in', () => {
  const visitor = () => {
    let user: User | null = null;
    const navigation = createNavigation(() => user);
    const signIn = (): void => {
      user = exampleUser;
      navigation.enforce();
    };
    return { navigation, signIn, signOut: () => void (user = null) };
  };

  it('comes back to the page they had wanted, once', () => {
    const { navigation, signIn } = visitor();
    history.replaceState(null, '', '/settings#privacy');
    navigation.enforce();
    signIn();
    expect(at()).toBe('/settings#privacy');
    history.replaceState(null, '', '/auth');
    navigation.enforce();
    expect(at()).toBe('/dashboard');
  });

  it('comes back to where a link would have led', () => {
    const { navigation, signIn } = visitor();
    navigation.go('/closing');
    expect(at()).toBe('/auth');
    signIn();
    expect(at()).toBe('/closing');
  });

  it('starts at the dashboard after having signed out', () => {
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
    const stop = followLinks({ go: (path) => went.push(path), hasFailed: () => failed });
    // What is not followed here would be by the browser, which jsdom cannot.
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

  it('is left to the browser on a page whose slice has failed', () => {
    expect(click('<a href="/dashboard"><b>Go</b></a>', {}, true)).toEqual({ prevented: false, went: [] });
  });

  it('to pages of the site are followed without a page load', () => {
    expect(click('<a href="/auth?tab=register"><b>Register</b></a>')).toEqual({
      prevented: true,
      went: ['/auth?tab=register'],
    });
  });

  it.each([
    ['another site', '<a href="https://elsewhere.example/auth"><b>x</b></a>', {}],
    ['what is no page', '<a href="/api/docs"><b>x</b></a>', {}],
    ['a new tab', '<a href="/auth" target="_blank"><b>x</b></a>', {}],
    ['a new tab by key', '<a href="/auth"><b>x</b></a>', { ctrlKey: true }],
    ['a place on the page', '<a href="#content"><b>x</b></a>', {}],
    ['a file to keep', '<a href="/auth" download><b>x</b></a>', {}],
    ['nothing', '<b>x</b>', {}],
  ])('to %s are left to the browser', (_, html, init) => {
    expect(click(html, init)).toEqual({ prevented: false, went: [] });
  });
});
