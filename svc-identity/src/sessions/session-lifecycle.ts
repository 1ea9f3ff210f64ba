import { sessionsPerUser } from '@hearthway/contracts/constants';
import { sessionRevoked } from '@hearthway/contracts/identity';
import {
  hashToken,
  randomToken,
  type Dependencies,
  type PrivateCookie,
  type RevocationList,
  type Transaction,
} from '@hearthway/service-kit';
import type { KeyRing, RefreshSuccessors } from '../keys/index.js';
import type { SecurityLog } from '../security-log/index.js';
import type { RevokedSession, SessionStore } from './session-store.js';
import { newSession, secondsLeft, type RevocationReason, type Session } from './session.js';

export interface SessionDependencies extends Pick<Dependencies, 'outbox' | 'transaction' | 'now' | 'newId' | 'logger'> {
  sessions: SessionStore;
  successors: RefreshSuccessors;
  refreshCookie: PrivateCookie;
  /** What this process already refuses before the event arrives. */
  refused: Pick<RevocationList, 'add'>;
  keyRing: Pick<KeyRing, 'sign'>;
  securityLog: Pick<SecurityLog, 'record'>;
}

/** A client's proof of its session. */
export interface SessionProof {
  sessionId: string;
  token: string;
  refreshSecret: string;
  secondsLeft: number;
}

/** Starts a session for a user who has proved their identity. */
export async function openSession(
  dependencies: SessionDependencies,
  opened: Pick<Session, 'userId' | 'device'>,
  transaction: Transaction,
): Promise<SessionProof> {
  const session = newSession({ id: dependencies.newId(), ...opened, now: dependencies.now() });
  await dependencies.sessions.insert(session, transaction);
  return giveSecret(dependencies, session, randomToken(), transaction);
}

/** Stores a new refresh secret of the session and returns it with an access token. */
export async function giveSecret(
  dependencies: SessionDependencies,
  session: Session,
  refreshSecret: string,
  transaction: Transaction,
): Promise<SessionProof> {
  const secret = { hash: hashToken(refreshSecret), sessionId: session.id, expiresAt: session.absoluteExpiresAt };
  await dependencies.sessions.insertSecret(secret, transaction);
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
  return { sessionId: session.id, token, refreshSecret, secondsLeft: secondsLeft(session, session.lastUsedAt) };
}

interface EndSessionCommand {
  sessionId: string;
  userId: string;
  /** Where it is ended from. */
  device: string | null;
  correlationId: string;
}

/** Logs out. It is fine if the session has just ended anyway. */
export async function logOut(dependencies: SessionDependencies, command: EndSessionCommand): Promise<void> {
  await end(dependencies, { ...command, reason: 'logged-out' });
}

/** Ends one of the user's sessions. False if it doesn't exist or has ended. */
export function endSession(dependencies: SessionDependencies, command: EndSessionCommand): Promise<boolean> {
  return end(dependencies, { ...command, reason: 'revoked' });
}

async function end(
  dependencies: SessionDependencies,
  { device, ...command }: EndSessionCommand & { reason: 'logged-out' | 'revoked' },
): Promise<boolean> {
  const { userId, reason } = command;
  const revoked = await dependencies.transaction(async (transaction) => {
    const ended = await revoke(dependencies, command, transaction);
    const kind = reason === 'logged-out' ? 'signed-out' : 'session-ended';
    if (ended) await dependencies.securityLog.record({ userId, kind, device }, transaction);
    return ended;
  });
  if (revoked) refuseNow(dependencies, [revoked]);
  return revoked !== undefined;
}

interface RevocationOfSeveral {
  userId: string;
  reason: RevocationReason;
  correlationId: string;
}

/** Ends all sessions of a user, or all but one. Pass the result to `refuseNow` after the commit. */
export async function revokeAll(
  dependencies: SessionDependencies,
  { except, ...cause }: RevocationOfSeveral & { except?: string },
  transaction: Transaction,
): Promise<RevokedSession[]> {
  const all = await dependencies.sessions.findIdsByUser(cause.userId, transaction);
  const ending = all.filter((sessionId) => sessionId !== except);
  return revokeEach(dependencies, ending, cause, transaction);
}

/**
 * Ends the oldest sessions of a user with too many, so that ending all of them never takes long. Pass the result to
 * `refuseNow` after the commit.
 */
export async function revokeSurplus(
  dependencies: SessionDependencies,
  cause: Omit<RevocationOfSeveral, 'reason'>,
  transaction: Transaction,
): Promise<RevokedSession[]> {
  const surplus = await dependencies.sessions.findIdsBeyond(cause.userId, sessionsPerUser, transaction);
  // One more sign-in ends one session.
  const entry = { userId: cause.userId, kind: 'session-ended', device: null } as const;
  if (surplus.length > 0) await dependencies.securityLog.record(entry, transaction);
  return revokeEach(dependencies, surplus, { ...cause, reason: 'revoked' }, transaction);
}

async function revokeEach(
  dependencies: SessionDependencies,
  sessionIds: readonly string[],
  cause: RevocationOfSeveral,
  transaction: Transaction,
): Promise<RevokedSession[]> {
  const revoked: RevokedSession[] = [];
  for (const sessionId of sessionIds) {
    const one = await revoke(dependencies, { sessionId, ...cause }, transaction);
    if (one) revoked.push(one);
  }
  return revoked;
}

interface Revocation {
  sessionId: string;
  /** If given, only a session of this user is ended. */
  userId?: string;
  reason: RevocationReason;
  correlationId: string;
}

/** Ends a session: deletes its secrets, revokes its tokens, and publishes the event. */
export async function revoke(
  { sessions, outbox, now }: SessionDependencies,
  { sessionId, userId, reason, correlationId }: Revocation,
  transaction: Transaction,
): Promise<RevokedSession | undefined> {
  const session = await sessions.delete(sessionId, userId, transaction);
  if (!session) return undefined;
  const revoked = { sessionId, expiresAt: session.tokensExpireAt };
  await sessions.deleteSecrets(sessionId, transaction);
  await sessions.insertRevocation(revoked, transaction);
  await outbox.insert(
    sessionRevoked,
    {
      subject: sessionId,
      data: { sessionId, userId: session.userId, reason, expiresAt: revoked.expiresAt.toISOString() },
      correlationId,
      occurredAt: now(),
    },
    transaction,
  );
  return revoked;
}

/** Makes this process refuse these sessions' tokens at once, without waiting for the event. */
export function refuseNow({ refused }: SessionDependencies, revoked: readonly RevokedSession[]): void {
  for (const session of revoked) refused.add(toRevocation(session));
}

/** In the contracts' format. */
export function toRevocation({ sessionId, expiresAt }: RevokedSession): { sessionId: string; expiresAt: string } {
  return { sessionId, expiresAt: expiresAt.toISOString() };
}
