import type { SecurityEventKind } from '@hearthway/contracts/identity';
import type { Transaction } from '@hearthway/service-kit';
import { openSession, refuseNow, revokeSurplus, type SessionProof } from '../sessions/index.js';
import type { SignInOrigin } from '../sign-in-guard/index.js';
import type { UserDependencies } from './user-dependencies.js';
import type { User } from './user-store.js';

/** Where and how somebody signs in. */
export interface Entrance {
  origin: SignInOrigin;
  device: string | null;
  correlationId: string;
  kind: Extract<SecurityEventKind, `signed-in-${string}`>;
}

type EnterDependencies = Pick<
  UserDependencies,
  'users' | 'guard' | 'mails' | 'securityLog' | 'sessionDependencies' | 'transaction' | 'now'
>;

/**
 * Opens a session for a user who has proved who they are, and tells the owner if the device is new. Undefined when the
 * user or the password has changed since, or when the `proof` has been used up.
 */
export async function enter(
  dependencies: EnterDependencies,
  user: User,
  { origin, device, correlationId, kind }: Entrance,
  proof: (transaction: Transaction) => Promise<boolean> = () => Promise.resolve(true),
): Promise<SessionProof | undefined> {
  const { users, guard, mails, securityLog, sessionDependencies, now } = dependencies;
  const { id: userId, email } = user;
  const account = `user:${userId}` as const;
  const isNewDevice = !(await guard.isFamiliarDevice(account, origin));
  const isNews = isNewDevice && user.emailVerifiedAt && !(await mails.limit('new-device', userId));
  const opened = await dependencies.transaction(async (transaction) => {
    if (!(await proof(transaction)) || !(await users.updateLastLogin(user, now(), transaction))) return undefined;
    await guard.remember(account, origin, transaction);
    const session = await openSession(sessionDependencies, { userId, device }, transaction);
    await securityLog.record({ userId, kind, device }, transaction);
    if (isNews) {
      const { sessionId } = session;
      await mails.request({ kind: 'new-device', name: email, userId, sessionId, device, correlationId }, transaction);
    }
    const revoked = await revokeSurplus(sessionDependencies, { userId, correlationId }, transaction);
    return { session, revoked };
  });
  if (opened) refuseNow(sessionDependencies, opened.revoked);
  return opened?.session;
}
