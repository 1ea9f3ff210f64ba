import { authTokenStorageKey } from '@hearthway/contracts/constants';
import { eventually } from '@hearthway/tooling/testing';
import { describe, expect, it, jest } from '@jest/globals';
import { createIdentityStandIn, jordanSignedIn, problem } from '../testing/identity-stand-in.js';
import { prepareSessionTests, signedInSession, storedToken } from '../testing/session-tests.js';
import { createTestSession } from '../testing/test-session.js';

prepareSessionTests();

describe('an expiring token', () => {
  it('is renewed a minute before expiry, every time', async () => {
    const { server } = await signedInSession();
    const first = storedToken();
    // Expiry is in whole seconds, and signing in advanced this clock a little.
    await jest.advanceTimersByTimeAsync(835_000);
    expect(server.count('/api/auth/refresh')).toBe(0);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(server.count('/api/auth/refresh')).toBe(1);
    expect(storedToken()).not.toBe(first);
    await jest.advanceTimersByTimeAsync(840_000);
    expect(server.count('/api/auth/refresh')).toBe(2);
  });

  it('is not renewed while the page is hidden, but once it is visible again', async () => {
    const { server } = await signedInSession();
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await jest.advanceTimersByTimeAsync(3_600_000);
    expect(server.count('/api/auth/refresh')).toBe(0);
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await eventually(() => {
      expect(server.count('/api/auth/refresh')).toBe(1);
    });
  });

  it.each([
    ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['it times out', () => Promise.reject(new DOMException('Too long', 'TimeoutError'))],
    ['the gateway times out', () => problem(504, 'upstream.timeout', 'Too slow')],
    ['the service is unavailable', () => problem(503, 'server.unavailable', 'Not now')],
    ['the service fails', () => problem(500, 'server.error', 'Broken')],
    ['there were too many requests', () => problem(429, 'request.too-many', 'Too many')],
  ])('is retried with backoff when %s; the user stays signed in', async (_, answer) => {
    const { server, session } = await signedInSession();
    for (let failure = 0; failure < 4; failure += 1) server.answerNext('/api/auth/refresh', answer);
    await jest.advanceTimersByTimeAsync(840_000);
    expect(server.count('/api/auth/refresh')).toBe(1);
    for (const [wait, count] of [
      [2_000, 2],
      [8_000, 3],
      [30_000, 4],
      [30_000, 5],
    ] as const) {
      await jest.advanceTimersByTimeAsync(wait);
      expect(server.count('/api/auth/refresh')).toBe(count);
      expect(session.user()).toEqual(jordanSignedIn);
    }
    const renewed = storedToken();
    expect((await session.request('/api/auth/me')).status).toBe(200);
    expect(storedToken()).toBe(renewed);
  });

  it('is renewed without a lock where the browser refuses locks', async () => {
    const server = createIdentityStandIn();
    localStorage.setItem(authTokenStorageKey, server.issueToken());
    const denied = () => Promise.reject(new DOMException('Access to the Locks API is denied', 'SecurityError'));
    const { session } = createTestSession(server, { request: denied });
    server.expireTokens();
    expect((await session.request('/api/auth/me')).status).toBe(200);
    expect(server.count('/api/auth/refresh')).toBe(1);
  });

  it('ends the session without waiting for a request when the server refuses renewal', async () => {
    const { server, session, toasts } = await signedInSession();
    server.endSession();
    await jest.advanceTimersByTimeAsync(840_000);
    expect(session.user()).toBeNull();
    expect(storedToken()).toBeNull();
    expect(toasts.current()).toMatchObject({
      title: 'Authentication required',
      description: 'Please log in to continue',
    });
  });
});

describe('a request of a slice', () => {
  it('is retried with a renewed token after a 401', async () => {
    const { session, server } = await signedInSession();
    const stale = storedToken();
    server.expireTokens();
    const response = await session.request('/api/auth/me', { headers: { accept: 'application/json' } });
    expect(response.status).toBe(200);
    expect(server.count('/api/auth/refresh')).toBe(1);
    expect(server.requests.slice(-3)).toEqual([
      { path: '/api/auth/me', authorization: stale },
      { path: '/api/auth/refresh', authorization: null },
      { path: '/api/auth/me', authorization: storedToken() },
    ]);
  });

  it('renews once for many requests that fail together', async () => {
    const { session, server } = await signedInSession();
    server.expireTokens();
    const responses = await Promise.all(Array.from({ length: 5 }, () => session.request('/api/auth/me')));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(server.count('/api/auth/refresh')).toBe(1);
  });

  it('ends the session when the renewed token is rejected too', async () => {
    const { session, server } = await signedInSession();
    const refused = () => problem(401, 'session.required', 'Unauthorized');
    server.answerNext('/api/milestones', refused);
    server.answerNext('/api/milestones', refused);
    const response = await session.request('/api/milestones');
    expect(response.status).toBe(401);
    expect(server.count('/api/milestones')).toBe(2);
    expect(session.user()).toBeNull();
    expect(storedToken()).toBeNull();
  });

  it('keeps the session when renewal is unavailable', async () => {
    const { session, server } = await signedInSession();
    server.expireTokens();
    server.answerNext('/api/auth/refresh', () => problem(503, 'server.unavailable', 'Not now'));
    expect((await session.request('/api/auth/me')).status).toBe(401);
    expect(session.user()).toEqual(jordanSignedIn);
    expect(storedToken()).not.toBeNull();
  });

  it('renews nothing without a token', async () => {
    const { session, server } = createTestSession();
    expect((await session.request('/api/milestones')).status).toBe(401);
    expect(server.count('/api/auth/refresh')).toBe(0);
  });

  it.each(['https://elsewhere.example/api', '//elsewhere.example/api', '/\\elsewhere.example', 'api/auth/me'])(
    'never sends the token to %s',
    async (path) => {
      const { session, server } = await signedInSession();
      const before = server.requests.length;
      await expect(session.request(path)).rejects.toThrow(TypeError);
      expect(server.requests.length).toBe(before);
    },
  );
});
