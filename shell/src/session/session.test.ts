import { authTokenStorageKey, draftPrefixes } from '@hearthway/contracts/constants';
import { eventually } from '@hearthway/tooling/testing';
import { describe, expect, it, jest } from '@jest/globals';
import { createIdentityStandIn, jordan, jordanSignedIn, json, problem } from '../testing/identity-stand-in.js';
import { prepareSessionTests, signedInSession, startSession, storedToken } from '../testing/session-tests.js';
import { createTestSession } from '../testing/test-session.js';

prepareSessionTests();

describe('the signed-in user', () => {
  it('is null without a token, and without a request', () => {
    const tab = createTestSession();
    expect(tab.session.user()).toBeUndefined();
    startSession(tab);
    expect(tab.session.user()).toBeNull();
    expect(tab.server.requests).toEqual([]);
  });

  it('comes from the server, which gets the raw token', async () => {
    const { session, server } = await signedInSession();
    expect(server.requests).toEqual([{ path: '/api/auth/me', authorization: storedToken() }]);
    expect(session.hasToken()).toBe(true);
  });

  it.each([
    ['an error', () => problem(500, 'server.error', 'Something went wrong on our end. Please try again.')],
    ['a network failure', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is null after %s, without a retry', async (_, answer) => {
    const server = createIdentityStandIn();
    localStorage.setItem(authTokenStorageKey, server.issueToken());
    server.answerNext('/api/auth/me', answer);
    const tab = createTestSession(server);
    startSession(tab);
    await eventually(() => {
      expect(tab.session.user()).toBeNull();
    });
    expect(server.count('/api/auth/me')).toBe(1);
    expect(console.warn).toHaveBeenCalledWith('Failed to fetch user', expect.anything());
  });

  it('is fetched again after five minutes, not before', async () => {
    const { session, server } = await signedInSession();
    jest.advanceTimersByTime(299_000);
    session.refreshUser();
    expect(server.count('/api/auth/me')).toBe(1);
    jest.advanceTimersByTime(1_000);
    session.refreshUser();
    expect(server.count('/api/auth/me')).toBe(2);
  });

  it.each([{ emailVerified: true }, { pendingEmail: 'jordan@example.org' }, { email: 'jordan@example.net' }])(
    'is given to the pages again when it has changed: %j',
    async (change) => {
      const { session, server } = await signedInSession();
      const changed = jest.fn();
      session.subscribe(changed);
      await session.reload();
      expect(changed).not.toHaveBeenCalled();
      server.answerNext('/api/auth/me', () => json(200, { ...jordanSignedIn, ...change }));
      await session.reload();
      expect(changed).toHaveBeenCalledTimes(1);
      expect(session.user()).toEqual({ ...jordanSignedIn, ...change });
    },
  );

  it('is kept when a refetch fails', async () => {
    const { session, server } = await signedInSession();
    server.answerNext('/api/auth/me', () => Promise.reject(new TypeError('Failed to fetch')));
    jest.advanceTimersByTime(300_000);
    session.refreshUser();
    await eventually(() => {
      expect(console.warn).toHaveBeenCalled();
    });
    expect(session.user()).toEqual(jordanSignedIn);
  });
});

describe('signing in', () => {
  it('stores the token, sets the user, shows a welcome, and refetches the user', async () => {
    const tab = createTestSession();
    startSession(tab);
    const changed = jest.fn();
    tab.session.subscribe(changed);
    await tab.session.signIn({ username: jordan.username, password: jordan.password });
    expect(tab.session.user()).toEqual(jordanSignedIn);
    expect(changed).toHaveBeenCalled();
    expect(storedToken()).not.toBeNull();
    expect(tab.toasts.current()).toMatchObject({ title: 'Login successful', description: 'Welcome back!' });
    await eventually(() => {
      expect(tab.server.requests.at(-1)).toEqual({ path: '/api/auth/me', authorization: storedToken() });
    });
  });

  it('lasts as long as the page where storage is full', async () => {
    const tab = createTestSession();
    startSession(tab);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    await tab.session.signIn({ username: jordan.username, password: jordan.password });
    expect(tab.session.user()).toEqual(jordanSignedIn);
    expect((await tab.session.request('/api/auth/me')).status).toBe(200);
    tab.session.forget();
    expect(tab.session.hasToken()).toBe(false);
  });

  it('shows why the server refused and changes nothing', async () => {
    const tab = createTestSession();
    startSession(tab);
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
    expect(storedToken()).toBeNull();
    expect(tab.server.count('/api/auth/refresh')).toBe(0);
  });

  it('has its own message when the server sends none', async () => {
    const tab = createTestSession();
    tab.server.answerNext('/api/auth/login', () => new Response('<html>', { status: 502 }));
    await expect(tab.session.signIn({ username: 'jordan', password: 'whatever' })).rejects.toThrow();
    expect(tab.toasts.current()).toMatchObject({ title: 'Login failed', description: 'Login failed' });
  });
});

describe('signing in by code', () => {
  it('enters as with a password', async () => {
    const tab = createTestSession();
    startSession(tab);
    await tab.session.signInByCode({ requestToken: 'request-1', code: jordan.code });
    expect(tab.session.user()).toEqual(jordanSignedIn);
    expect(storedToken()).not.toBeNull();
    expect(tab.toasts.current()).toMatchObject({ title: 'Login successful', description: 'Welcome back!' });
  });

  it('shows that the code is wrong and changes nothing', async () => {
    const tab = createTestSession();
    startSession(tab);
    await expect(tab.session.signInByCode({ requestToken: 'request-1', code: 'ZZZZZZZZ' })).rejects.toMatchObject({
      status: 401,
      code: 'session.invalid-code',
    });
    expect(tab.toasts.current()).toMatchObject({ title: 'Login failed', tone: 'destructive' });
    expect(tab.session.user()).toBeNull();
    expect(storedToken()).toBeNull();
    expect(tab.server.count('/api/auth/refresh')).toBe(0);
  });
});

describe('registering', () => {
  it('signs the new buyer in and says so', async () => {
    const tab = createTestSession();
    await tab.session.register({ username: 'casey', email: 'casey@example.com', password: 'correct horse' });
    expect(tab.session.user()).not.toBeNull();
    expect(storedToken()).not.toBeNull();
    expect(tab.toasts.current()).toMatchObject({
      title: 'Registration successful',
      description: 'Your account has been created!',
    });
  });

  it('shows that a username is taken', async () => {
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
  it('drops token and user, says so, and goes to sign in', async () => {
    const { session, toasts, leave } = await signedInSession();
    await session.signOut();
    expect(storedToken()).toBeNull();
    expect(session.user()).toBeNull();
    expect(toasts.current()).toMatchObject({
      title: 'Logged out',
      description: 'You have been successfully logged out.',
    });
    expect(leave).toHaveBeenCalledTimes(1);
  });

  it('keeps the session when the server cannot end it', async () => {
    const { session, server, toasts, leave } = await signedInSession();
    server.answerNext('/api/auth/logout', () => problem(503, 'server.unavailable', 'Not now'));
    await session.signOut();
    expect(session.user()).toEqual(jordanSignedIn);
    expect(storedToken()).not.toBeNull();
    expect(toasts.current()).toMatchObject({ title: 'Logout failed', description: 'Not now', tone: 'destructive' });
    expect(leave).not.toHaveBeenCalled();
  });

  it('succeeds when the session had already ended', async () => {
    const { session, server, toasts, leave } = await signedInSession();
    server.endSession();
    await session.signOut();
    expect(storedToken()).toBeNull();
    expect(toasts.current()).toMatchObject({ title: 'Logged out' });
    expect(leave).toHaveBeenCalledTimes(1);
  });
});

describe.each(Object.values(draftPrefixes))('unsaved edits on this device: %s', (prefix) => {
  const own = `${prefix}${jordan.id}:savings`;
  const foreign = `${prefix}${jordan.id}0:savings`;
  const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  const keep = (...keys: readonly string[]) => {
    for (const key of keys) localStorage.setItem(key, 'sealed');
  };

  it('of someone else are deleted when the buyer is known to be signed in', async () => {
    keep(own, foreign);
    await signedInSession();
    expect(drafts()).toEqual([own]);
  });

  it('of someone else are deleted on signing in', async () => {
    const tab = createTestSession();
    startSession(tab);
    keep(own, foreign);
    await tab.session.signIn({ username: jordan.username, password: jordan.password });
    expect(drafts()).toEqual([own]);
  });

  it.each(['signing out', 'deleting the account'])('are deleted on %s', async (way) => {
    const { session } = await signedInSession();
    keep(own);
    if (way === 'signing out') await session.signOut();
    else session.forget();
    expect(drafts()).toEqual([]);
  });

  it('stay when the session ended elsewhere', async () => {
    const { session, server } = await signedInSession();
    keep(own);
    server.endSession();
    await session.request('/api/milestones');
    expect(session.user()).toBeNull();
    expect(drafts()).toEqual([own]);
  });

  it('stay when it cannot be told who is signed in', async () => {
    const server = createIdentityStandIn();
    localStorage.setItem(authTokenStorageKey, server.issueToken());
    keep(own);
    server.answerNext('/api/auth/me', () => problem(500, 'server.error', 'Something went wrong.'));
    const tab = createTestSession(server);
    startSession(tab);
    await eventually(() => {
      expect(tab.session.user()).toBeNull();
    });
    expect(drafts()).toEqual([own]);
  });
});

describe('a session ended by the server', () => {
  it('is forgotten without a toast, request, or navigation', async () => {
    const { session, server, toasts, leave } = await signedInSession();
    const [shown, asked] = [toasts.current(), server.requests.length];
    session.forget();
    expect(storedToken()).toBeNull();
    expect(session.user()).toBeNull();
    expect(toasts.current()).toBe(shown);
    expect(server.requests).toHaveLength(asked);
    expect(leave).not.toHaveBeenCalled();
  });
});
