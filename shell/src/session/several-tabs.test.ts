import { authTokenStorageKey } from '@hearthway/contracts/constants';
import { eventually } from '@hearthway/tooling/testing';
import { describe, expect, it } from '@jest/globals';
import { createIdentityStandIn, jordan, jordanSignedIn, problem } from '../testing/identity-stand-in.js';
import { prepareSessionTests, signedInSession, startSession, storedToken } from '../testing/session-tests.js';
import { createLockManager, createTestSession, type SessionUnderTest } from '../testing/test-session.js';

prepareSessionTests();

describe('several tabs', () => {
  async function twoTabs(): Promise<[SessionUnderTest, SessionUnderTest]> {
    const first = await signedInSession();
    const locks = createLockManager();
    const [one, other] = [createTestSession(first.server, locks), createTestSession(first.server, locks)];
    startSession(one);
    startSession(other);
    await eventually(() => {
      expect([one.session.user(), other.session.user()]).toEqual([jordanSignedIn, jordanSignedIn]);
    });
    return [one, other];
  }
  const fireStorageEvent = () => {
    window.dispatchEvent(new StorageEvent('storage', { key: authTokenStorageKey }));
  };

  it('renew with a single use of the refresh cookie', async () => {
    const [one, other] = await twoTabs();
    one.server.expireTokens();
    const responses = await Promise.all([one.session.request('/api/auth/me'), other.session.request('/api/auth/me')]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(one.server.count('/api/auth/refresh')).toBe(1);
  });

  it('sign out together', async () => {
    const [one, other] = await twoTabs();
    await one.session.signOut();
    fireStorageEvent();
    expect(other.session.user()).toBeNull();
    expect(other.toasts.current()).toBeNull();
  });

  it('sign in together', async () => {
    const server = createIdentityStandIn();
    const [one, other] = [createTestSession(server), createTestSession(server)];
    startSession(one);
    startSession(other);
    expect(other.session.user()).toBeNull();
    await one.session.signIn({ username: jordan.username, password: jordan.password });
    fireStorageEvent();
    await eventually(() => {
      expect(other.session.user()).toEqual(jordanSignedIn);
    });
  });

  it('do not revive a session that ended during a renewal', async () => {
    const [one, other] = await twoTabs();
    one.server.answerNext('/api/auth/refresh', async () => {
      await other.session.signOut();
      return Response.json({ token: one.server.issueToken() });
    });
    one.server.answerNext('/api/milestones', () => problem(401, 'session.required', 'Unauthorized'));
    await one.session.request('/api/milestones');
    expect(storedToken()).toBeNull();
    expect(one.session.user()).toBeNull();
  });
});
