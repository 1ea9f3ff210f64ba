import { authTokenStorageKey } from '@hearthway/contracts/constants';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createIdentityStandIn, jordan, problem } from '../testing/identity-stand-in.js';
import { createLockManager } from '../testing/lock-manager.js';
import { createTestSession, type SessionUnderTest } from '../testing/start-session.js';

const user = { id: jordan.id, username: jordan.username, email: jordan.email };
const stops: (() => void)[] = [];
const stored = () => localStorage.getItem(authTokenStorageKey);
const start = ({ session }: SessionUnderTest) => {
  stops.push(session.start());
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  localStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function signedIn(): Promise<SessionUnderTest> {
  const server = createIdentityStandIn();
  localStorage.setItem(authTokenStorageKey, server.issueToken());
  const tab = createTestSession(server);
  start(tab);
  await vi.waitFor(() => {
    expect(tab.session.user()).toEqual(user);
  });
  return tab;
}

describe('who is signed in', () => {
  it('is nobody without a token, and nobody is asked', () => {
    const tab = createTestSession();
    expect(tab.session.user()).toBeUndefined();
    start(tab);
    expect(tab.session.user()).toBeNull();
    expect(tab.server.requests).toEqual([]);
  });

  it('is told by the server, which gets the token as it is', async () => {
    const { session, server } = await signedIn();
    expect(server.requests).toEqual([{ path: '/api/auth/me', authorization: stored() }]);
    expect(session.hasToken()).toBe(true);
  });

  it.each([
    ['an error', () => problem(500, 'server.error', 'Something went wrong on our side. Please try again.')],
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is nobody after %s, without a second try', async (_, answer) => {
    const server = createIdentityStandIn();
    localStorage.setItem(authTokenStorageKey, server.issueToken());
    server.answerNext('/api/auth/me', answer);
    const tab = createTestSession(server);
    start(tab);
    await vi.waitFor(() => {
      expect(tab.session.user()).toBeNull();
    });
    expect(server.count('/api/auth/me')).toBe(1);
    expect(console.warn).toHaveBeenCalledWith('Failed to fetch user', expect.anything());
  });

  it('is asked again after five minutes, not before', async () => {
    const { session, server } = await signedIn();
    vi.advanceTimersByTime(299_000);
    session.refreshUser();
    expect(server.count('/api/auth/me')).toBe(1);
    vi.advanceTimersByTime(1_000);
    session.refreshUser();
    expect(server.count('/api/auth/me')).toBe(2);
  });

  it('stays known when asking again fails on the way', async () => {
    const { session, server } = await signedIn();
    server.answerNext('/api/auth/me', () => Promise.reject(new TypeError('Failed to fetch')));
    vi.advanceTimersByTime(300_000);
    session.refreshUser();
    await vi.waitFor(() => {
      expect(console.warn).toHaveBeenCalled();
    });
    expect(session.user()).toEqual(user);
  });
});

describe('signing in', () => {
  it('stores the token, knows the user, welcomes them and asks the server again', async () => {
    const tab = createTestSession();
    start(tab);
    const changed = vi.fn();
    tab.session.subscribe(changed);
    await tab.session.signIn({ username: jordan.username, password: jordan.password });
    expect(tab.session.user()).toEqual(user);
    expect(changed).toHaveBeenCalled();
    expect(stored()).not.toBeNull();
    expect(tab.toasts.current()).toMatchObject({ title: 'Login successful', description: 'Welcome back!' });
    await vi.waitFor(() => {
      expect(tab.server.requests.at(-1)).toEqual({ path: '/api/auth/me', authorization: stored() });
    });
  });

  it('passes on what the server says of a refusal and leaves everything as it was', async () => {
    const tab = createTestSession();
    start(tab);
    await expect(tab.session.signIn({ username: 'jordan', password: 'wrong one' })).rejects.toMatchObject({
      status: 401,
      code: 'session.invalid-credentials',
    });
    expect(tab.toasts.current()).toMatchObject({
      title: 'Login failed',
      description: 'Invalid username or password',
      tone: 'destructive',
    });
    expect(tab.session.user()).toBeNull();
    expect(stored()).toBeNull();
    expect(tab.server.count('/api/auth/refresh')).toBe(0);
  });

  it('says so itself when the refusal has no words', async () => {
    const tab = createTestSession();
    tab.server.answerNext('/api/auth/login', () => new Response('<html>', { status: 502 }));
    await expect(tab.session.signIn({ username: 'jordan', password: 'whatever' })).rejects.toThrow();
    expect(tab.toasts.current()).toMatchObject({ title: 'Login failed', description: 'Login failed' });
  });
});

describe('registering', () => {
  it('signs the new buyer in and says so', async () => {
    const tab = createTestSession();
    await tab.session.register({ username: 'casey', email: 'casey@example.com', password: 'correct horse' });
    expect(tab.session.user()).not.toBeNull();
    expect(stored()).not.toBeNull();
    expect(tab.toasts.current()).toMatchObject({
      title: 'Registration successful',
      description: 'Your account has been created!',
    });
  });

  it('passes on that a username is taken', async () => {
    const tab = createTestSession();
    const taken = { username: 'jordan', email: 'new@example.com', password: 'correct horse' };
    await expect(tab.session.register(taken)).rejects.toMatchObject({ code: 'user.username-taken' });
    expect(tab.toasts.current()).toMatchObject({
      title: 'Registration failed',
      description: 'Username already exists',
      tone: 'destructive',
    });
  });
});

describe('signing out', () => {
  it('forgets token and user, says so and goes to sign in', async () => {
    const { session, toasts, leave } = await signedIn();
    await session.signOut();
    expect(stored()).toBeNull();
    expect(session.user()).toBeNull();
    expect(toasts.current()).toMatchObject({
      title: 'Logged out',
      description: 'You have been successfully logged out.',
    });
    expect(leave).toHaveBeenCalledOnce();
  });

  it('keeps the session when the server cannot end it', async () => {
    const { session, server, toasts, leave } = await signedIn();
    server.answerNext('/api/auth/logout', () => problem(503, 'server.unavailable', 'Not now'));
    await session.signOut();
    expect(session.user()).toEqual(user);
    expect(stored()).not.toBeNull();
    expect(toasts.current()).toMatchObject({ title: 'Logout failed', description: 'Not now', tone: 'destructive' });
    expect(leave).not.toHaveBeenCalled();
  });

  it('is done when the session was over already', async () => {
    const { session, server, toasts, leave } = await signedIn();
    server.endSession();
    await session.signOut();
    expect(stored()).toBeNull();
    expect(toasts.current()).toMatchObject({ title: 'Logged out' });
    expect(leave).toHaveBeenCalledOnce();
  });
});

describe('a token that ends', () => {
  it('is renewed a minute ahead, again and again', async () => {
    const { server } = await signedIn();
    const first = stored();
    // A token says its end in whole seconds, and signing in took a moment of this clock.
    await vi.advanceTimersByTimeAsync(835_000);
    expect(server.count('/api/auth/refresh')).toBe(0);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(server.count('/api/auth/refresh')).toBe(1);
    expect(stored()).not.toBe(first);
    await vi.advanceTimersByTimeAsync(840_000);
    expect(server.count('/api/auth/refresh')).toBe(2);
  });

  it('waits while nobody looks and is renewed when the page is seen again', async () => {
    const { server } = await signedIn();
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(server.count('/api/auth/refresh')).toBe(0);
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => {
      expect(server.count('/api/auth/refresh')).toBe(1);
    });
  });

  it('is tried again after half a minute when nobody answers', async () => {
    const { server, session } = await signedIn();
    server.answerNext('/api/auth/refresh', () => Promise.reject(new TypeError('Failed to fetch')));
    await vi.advanceTimersByTimeAsync(840_000);
    expect(session.user()).toEqual(user);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(server.count('/api/auth/refresh')).toBe(2);
  });

  it('ends the session ahead of any request when the server refuses to renew it', async () => {
    const { server, session, toasts } = await signedIn();
    server.endSession();
    await vi.advanceTimersByTimeAsync(840_000);
    expect(session.user()).toBeNull();
    expect(stored()).toBeNull();
    expect(toasts.current()).toMatchObject({
      title: 'Authentication required',
      description: 'Please log in to continue',
    });
  });
});

describe('a request of a slice', () => {
  it('is asked again with a renewed token after a 401', async () => {
    const { session, server } = await signedIn();
    const stale = stored();
    server.expireTokens();
    const response = await session.request('/api/auth/me', { headers: { accept: 'application/json' } });
    expect(response.status).toBe(200);
    expect(server.count('/api/auth/refresh')).toBe(1);
    expect(server.requests.slice(-3)).toEqual([
      { path: '/api/auth/me', authorization: stale },
      { path: '/api/auth/refresh', authorization: null },
      { path: '/api/auth/me', authorization: stored() },
    ]);
  });

  it('renews once for many requests that fail together', async () => {
    const { session, server } = await signedIn();
    server.expireTokens();
    const responses = await Promise.all(Array.from({ length: 5 }, () => session.request('/api/auth/me')));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(server.count('/api/auth/refresh')).toBe(1);
  });

  it('ends the session when the renewed token is refused too', async () => {
    const { session, server } = await signedIn();
    const refused = () => problem(401, 'session.required', 'Unauthorized');
    server.answerNext('/api/milestones', refused);
    server.answerNext('/api/milestones', refused);
    const response = await session.request('/api/milestones');
    expect(response.status).toBe(401);
    expect(server.count('/api/milestones')).toBe(2);
    expect(session.user()).toBeNull();
    expect(stored()).toBeNull();
  });

  it('leaves the session when nobody answers the renewal', async () => {
    const { session, server } = await signedIn();
    server.expireTokens();
    server.answerNext('/api/auth/refresh', () => problem(503, 'server.unavailable', 'Not now'));
    expect((await session.request('/api/auth/me')).status).toBe(401);
    expect(session.user()).toEqual(user);
    expect(stored()).not.toBeNull();
  });

  it('renews nothing without a token', async () => {
    const { session, server } = createTestSession();
    expect((await session.request('/api/milestones')).status).toBe(401);
    expect(server.count('/api/auth/refresh')).toBe(0);
  });

  it.each(['https://elsewhere.example/api', '//elsewhere.example/api', '/\\elsewhere.example', 'api/auth/me'])(
    'never carries the token to %s',
    async (path) => {
      const { session, server } = await signedIn();
      const before = server.requests.length;
      await expect(session.request(path)).rejects.toThrow(TypeError);
      expect(server.requests.length).toBe(before);
    },
  );
});

describe('several tabs', () => {
  async function twoTabs(): Promise<[SessionUnderTest, SessionUnderTest]> {
    const first = await signedIn();
    const locks = createLockManager();
    const [one, other] = [createTestSession(first.server, locks), createTestSession(first.server, locks)];
    start(one);
    start(other);
    await vi.waitFor(() => {
      expect([one.session.user(), other.session.user()]).toEqual([user, user]);
    });
    return [one, other];
  }
  const tellTabs = () => {
    window.dispatchEvent(new StorageEvent('storage', { key: authTokenStorageKey }));
  };

  it('renew with one use of the refresh cookie', async () => {
    const [one, other] = await twoTabs();
    one.server.expireTokens();
    const responses = await Promise.all([one.session.request('/api/auth/me'), other.session.request('/api/auth/me')]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(one.server.count('/api/auth/refresh')).toBe(1);
  });

  it('sign out together', async () => {
    const [one, other] = await twoTabs();
    await one.session.signOut();
    tellTabs();
    expect(other.session.user()).toBeNull();
    expect(other.toasts.current()).toBeNull();
  });

  it('sign in together', async () => {
    const server = createIdentityStandIn();
    const [one, other] = [createTestSession(server), createTestSession(server)];
    start(one);
    start(other);
    expect(other.session.user()).toBeNull();
    await one.session.signIn({ username: jordan.username, password: jordan.password });
    tellTabs();
    await vi.waitFor(() => {
      expect(other.session.user()).toEqual(user);
    });
  });

  it('do not bring back a session that was ended while a renewal was on its way', async () => {
    const [one, other] = await twoTabs();
    one.server.answerNext('/api/auth/refresh', async () => {
      await other.session.signOut();
      return Response.json({ token: one.server.issueToken() });
    });
    one.server.answerNext('/api/milestones', () => problem(401, 'session.required', 'Unauthorized'));
    await one.session.request('/api/milestones');
    expect(stored()).toBeNull();
    expect(one.session.user()).toBeNull();
  });
});
