import { sessionsPerUser } from '@hearthway/contracts/constants';
import { sessionRevoked } from '@hearthway/contracts/identity';
import { AppError, type Transaction } from '@hearthway/service-kit';
import { problemTexts } from '@hearthway/contracts/texts';
import type { RevokedSession } from './revocation-store.js';
import type { SessionDependencies } from './session-dependencies.js';
import type { RevocationReason } from './session.js';

interface EndSessionCommand {
  sessionId: string;
  userId: string;
  correlationId: string;
}

/** Logs out. It is fine if the session has just ended anyway. */
export async function logOut(dependencies: SessionDependencies, command: EndSessionCommand): Promise<void> {
  await end(dependencies, { ...command, reason: 'logged-out' });
}

/** Ends one of the user's sessions. @throws AppError `session.not-found` */
export async function endSession(dependencies: SessionDependencies, command: EndSessionCommand): Promise<void> {
  const ended = await end(dependencies, { ...command, reason: 'revoked' });
  if (!ended) throw new AppError('session.not-found', problemTexts.sessionNotFound);
}

async function end(dependencies: SessionDependencies, command: Revocation): Promise<boolean> {
  const revoked = await dependencies.inTransaction((transaction) => revoke(dependencies, transaction, command));
  if (revoked) refuseNow(dependencies, [revoked]);
  return revoked !== undefined;
}

/**
 * Ends all sessions of a user, or all but one, in the caller's transaction. Pass the result to `refuseNow` after the
 * commit.
 */
export async function revokeAll(
  dependencies: SessionDependencies,
  transaction: Transaction,
  { except, ...cause }: RevocationOfSeveral & { except?: string },
): Promise<RevokedSession[]> {
  const all = await dependencies.sessions.idsOf(transaction, cause.userId);
  const ending = all.filter((sessionId) => sessionId !== except);
  return revokeEach(dependencies, transaction, ending, cause);
}

/**
 * Ends the oldest sessions of a user with too many, in the caller's transaction, so that ending all of them never takes
 * long. Pass the result to `refuseNow` after the commit.
 */
export async function revokeSurplus(
  dependencies: SessionDependencies,
  transaction: Transaction,
  cause: Omit<RevocationOfSeveral, 'reason'>,
): Promise<RevokedSession[]> {
  const surplus = await dependencies.sessions.idsBeyond(transaction, cause.userId, sessionsPerUser);
  return revokeEach(dependencies, transaction, surplus, { ...cause, reason: 'revoked' });
}

interface RevocationOfSeveral {
  userId: string;
  reason: RevocationReason;
  correlationId: string;
}

async function revokeEach(
  dependencies: SessionDependencies,
  transaction: Transaction,
  sessionIds: readonly string[],
  cause: RevocationOfSeveral,
): Promise<RevokedSession[]> {
  const revoked: RevokedSession[] = [];
  for (const sessionId of sessionIds) {
    const one = await revoke(dependencies, transaction, { sessionId, ...cause });
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

/** Ends a session in the caller's transaction: deletes its secrets, revokes its tokens, and publishes the event. */
export async function revoke(
  { sessions, refreshSecrets, revocations, outbox, now }: SessionDependencies,
  transaction: Transaction,
  { sessionId, userId, reason, correlationId }: Revocation,
): Promise<RevokedSession | undefined> {
  const session = await sessions.take(transaction, sessionId, userId);
  if (!session) return undefined;
  const revoked = { sessionId, expiresAt: session.tokensExpireAt };
  await refreshSecrets.removeOf(transaction, sessionId);
  await revocations.add(transaction, revoked);
  await outbox.add(transaction, sessionRevoked, {
    subject: sessionId,
    data: { sessionId, userId: session.userId, reason, expiresAt: revoked.expiresAt.toISOString() },
    correlationId,
    occurredAt: now(),
  });
  return revoked;
}

/** Makes this process refuse these sessions' tokens at once, without waiting for the event. */
export function refuseNow({ refused }: SessionDependencies, revoked: readonly RevokedSession[]): void {
  for (const { sessionId, expiresAt } of revoked) refused.add({ sessionId, expiresAt: expiresAt.toISOString() });
}
