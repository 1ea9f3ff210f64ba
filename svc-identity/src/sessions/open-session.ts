import type { Transaction } from '@hearthway/service-kit';
import { hashRefreshSecret, makeRefreshSecret } from './refresh-secret-hashing.js';
import type { SessionDependencies } from './session-dependencies.js';
import { newSession, secondsLeft, type Session } from './session.js';

/** What a client gets to prove its session with. */
export interface SessionProof {
  token: string;
  refreshSecret: string;
  secondsLeft: number;
}

/** Starts a session of a user who has proved who they are, in the caller's transaction. */
export async function openSession(
  dependencies: SessionDependencies,
  transaction: Transaction,
  userId: string,
): Promise<SessionProof> {
  const session = newSession({ id: dependencies.newId(), userId, now: dependencies.now() });
  await dependencies.sessions.add(transaction, session);
  return proveSession(dependencies, transaction, session);
}

/** Makes a fresh access token and a fresh refresh secret for the session. */
export async function proveSession(
  { refreshSecrets, keyRing }: SessionDependencies,
  transaction: Transaction,
  session: Session,
): Promise<SessionProof> {
  const refreshSecret = makeRefreshSecret();
  const hash = hashRefreshSecret(refreshSecret);
  await refreshSecrets.add(transaction, { hash, sessionId: session.id, expiresAt: session.absoluteExpiresAt });
  const token = await keyRing.sign({
    userId: session.userId,
    sessionId: session.id,
    role: 'buyer',
    issuedAt: session.lastUsedAt,
    expiresAt: session.tokensExpireAt,
  });
  return { token, refreshSecret, secondsLeft: secondsLeft(session, session.lastUsedAt) };
}
