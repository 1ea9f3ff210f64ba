import { createToastStore, type ToastStore } from '@hearthway/web-kit';
import { jest } from '@jest/globals';
import { identityClient } from '../session/identity-client.js';
import { createSession, type Session } from '../session/index.js';
import { createIdentityStandIn, type IdentityStandIn } from './identity-stand-in.js';
import { createLockManager } from './lock-manager.js';

export interface SessionUnderTest {
  readonly session: Session;
  readonly server: IdentityStandIn;
  readonly toasts: ToastStore;
  readonly leave: jest.Mock<() => void>;
}

/** The real session over the identity stand-in; give the same `server` and `locks` to stand for another tab. */
export function createTestSession(
  server: IdentityStandIn = createIdentityStandIn(),
  locks: Pick<LockManager, 'request'> = createLockManager(),
): SessionUnderTest {
  const toasts = createToastStore();
  const leave = jest.fn<() => void>();
  const session = createSession({
    bare: server.transport,
    identity: identityClient,
    toast: toasts.show,
    storage: localStorage,
    locks,
    leave,
  });
  return { session, server, toasts, leave };
}
