import { hashToken, randomToken, type Transaction } from '@hearthway/service-kit';
import type { SessionDependencies } from './session-dependencies.js';
import { newSession, secondsLeft, type Session } from './session.js';

/** What a client proves its session with. */
export interface SessionProof {
  token: string;
  refreshSecret: string;
  secondsLeft: number;
}

/** Starts a session for a user who has proved their identity, in the caller's transaction. */
export async function openSession(
  dependencies: SessionDependencies,
  transaction: Transaction,
  userId: string,
): Promise<SessionProof> {
  const session = newSession({ id: dependencies.newId(), userId, now: dependencies.now() });
  await dependencies.sessions.add(transaction, session);
  return giveSecret(dependencies, transaction, session, randomToken());
}

/** Stores a new refresh secret of the session and returns it with an access token. */
export async function giveSecret(
  dependencies: SessionDependencies,
  transaction: Transaction,
  session: Session,
  refreshSecret: string,
): Promise<SessionProof> {
  const hash = hashToken(refreshSecret);
  await dependencies.refreshSecrets.add(transaction, {
    hash,
    sessionId: session.id,
    expiresAt: session.absoluteExpiresAt,
  });
  return proveSession(dependencies, session, refreshSecret);
}

/** Signs a new access token for a refresh secret that is already stored. */
export async function proveSession(
  { keyRing }: SessionDependencies,
  session: Session,
  refreshSecret: string,
): Promise<SessionProof> {
  const token = await keyRing.sign({
    userId: session.userId,
    sessionId: session.id,
    role: 'buyer',
    issuedAt: session.lastUsedAt,
    expiresAt: session.tokensExpireAt,
  });
  return { token, refreshSecret, secondsLeft: secondsLeft(session, session.lastUsedAt) };
}
