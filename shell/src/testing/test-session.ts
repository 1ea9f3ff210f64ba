import { createToastStore, type ToastStore } from '@hearthway/web-kit';
import { tolerantLocalStorage } from '@hearthway/web-kit/storage';
import { jest } from '@jest/globals';
import { identityClient } from '../session/identity-client.js';
import { signInByCode } from '../session/sign-in-by-code.js';
import { createSession, type Session } from '../session/index.js';
import { createIdentityStandIn, type IdentityStandIn } from './identity-stand-in.js';

export interface SessionUnderTest {
  readonly session: Session;
  readonly server: IdentityStandIn;
  readonly toasts: ToastStore;
  readonly leave: jest.Mock<() => void>;
}

/** The real session on the identity stand-in. Pass the same `server` and `locks` to simulate another tab. */
export function createTestSession(
  server: IdentityStandIn = createIdentityStandIn(),
  locks: Pick<LockManager, 'request'> = createLockManager(),
): SessionUnderTest {
  const toasts = createToastStore();
  const leave = jest.fn<() => void>();
  const session = createSession({
    bare: server.transport,
    identity: { ...identityClient, signInByCode },
    toast: toasts.show,
    storage: tolerantLocalStorage,
    locks,
    leave,
  });
  return { session, server, toasts, leave };
}

/** Web Locks, which jsdom lacks. Share one between the tabs of a test. */
export function createLockManager(): Pick<LockManager, 'request'> {
  const last = new Map<string, Promise<unknown>>();
  const request = async (name: string, callback: () => Promise<unknown>): Promise<unknown> => {
    const mine = (last.get(name) ?? Promise.resolve()).then(callback, callback);
    last.set(name, mine);
    return mine;
  };
  return { request: request as unknown as LockManager['request'] };
}
