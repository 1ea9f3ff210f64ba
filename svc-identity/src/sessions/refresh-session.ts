import { sessionLifetimes } from '@hearthway/contracts/constants';
import { queryTexts } from '@hearthway/contracts/texts';
import { AppError, hashToken, type Transaction } from '@hearthway/service-kit';
import {
  giveSecret,
  proveSession,
  refuseNow,
  revoke,
  type SessionDependencies,
  type SessionProof,
} from './session-lifecycle.js';
import type { RefreshSecret, RevokedSession } from './session-store.js';
import { useSession, type Session } from './session.js';

interface RefreshCommand {
  refreshSecret: string | undefined;
  correlationId: string;
}

interface Outcome {
  proof?: SessionProof | undefined;
  revoked?: RevokedSession | undefined;
}

/**
 * Trades a refresh secret for its successor and a new access token. An answer can get lost, so for a short while the same
 * secret returns the same successor, unless that has been used. Any other reuse means that two parties have the secret, so
 * the session ends.
 * @throws AppError `session.required`
 */
export async function refreshSession(
  dependencies: SessionDependencies,
  { refreshSecret, correlationId }: RefreshCommand,
): Promise<SessionProof> {
  if (refreshSecret === undefined) throw new AppError('session.required', queryTexts.unauthorized);
  const { sessions, now } = dependencies;
  const hash = hashToken(refreshSecret);
  const outcome = await dependencies.transaction(async (transaction): Promise<Outcome> => {
    const fresh = await sessions.useSecret(hash, now(), transaction);
    if (fresh) return { proof: await giveSuccessor(dependencies, fresh, refreshSecret, transaction) };
    const used = await sessions.findSecret(hash, transaction);
    if (!used) return {};
    const successor = await successorToRepeat(dependencies, used, refreshSecret, transaction);
    if (successor !== undefined) return { proof: await repeatSuccessor(dependencies, used, successor, transaction) };
    const { sessionId } = used;
    const session = await sessions.findById(sessionId, transaction);
    const revoked = await revoke(dependencies, { sessionId, reason: 'refresh-reused', correlationId }, transaction);
    if (session && revoked) {
      const entry = { userId: session.userId, kind: 'session-ended', device: session.device } as const;
      await dependencies.securityLog.record(entry, transaction);
    }
    return { revoked };
  });
  if (outcome.revoked) refuseNow(dependencies, [outcome.revoked]);
  if (!outcome.proof) throw new AppError('session.required', queryTexts.unauthorized);
  await startRepeatWindow(dependencies, hash);
  return outcome.proof;
}

async function giveSuccessor(
  dependencies: SessionDependencies,
  { sessionId }: RefreshSecret,
  refreshSecret: string,
  transaction: Transaction,
): Promise<SessionProof | undefined> {
  const session = await useStored(dependencies, sessionId, transaction);
  return session && giveSecret(dependencies, session, dependencies.successors.after(refreshSecret), transaction);
}

/** The successor to send again for a used secret; undefined when its reuse means theft. */
async function successorToRepeat(
  { sessions, successors, now }: SessionDependencies,
  { answeredAt }: RefreshSecret,
  refreshSecret: string,
  transaction: Transaction,
): Promise<string | undefined> {
  if (answeredAt && !isWithinGrace(answeredAt, now())) return undefined;
  const candidates = new Map(successors.candidatesAfter(refreshSecret).map((secret) => [hashToken(secret), secret]));
  const unused = await sessions.findUnusedSecret([...candidates.keys()], transaction);
  return unused && candidates.get(unused.hash);
}

/** Concurrent requests share one use of the session, so that they do not wait for each other. */
async function repeatSuccessor(
  dependencies: SessionDependencies,
  { sessionId }: RefreshSecret,
  successor: string,
  transaction: Transaction,
): Promise<SessionProof | undefined> {
  const stored = await dependencies.sessions.findById(sessionId, transaction);
  const isJustUsed = stored && isWithinGrace(stored.lastUsedAt, dependencies.now());
  const session = isJustUsed ? stored : await useStored(dependencies, sessionId, transaction);
  return session && proveSession(dependencies, session, successor);
}

async function useStored(
  { sessions, now }: SessionDependencies,
  sessionId: string,
  transaction: Transaction,
): Promise<Session | undefined> {
  const stored = await sessions.findById(sessionId, transaction);
  const used = stored && useSession(stored, now());
  if (used) await sessions.update(used, transaction);
  return used;
}

/** After the commit: after a lost commit or a crash nothing was sent, and the client may come back much later. */
async function startRepeatWindow({ sessions, now, logger }: SessionDependencies, hash: string): Promise<void> {
  try {
    await sessions.updateSecretAnswered(hash, now());
  } catch (error) {
    // The client still needs the successor: the secret it sent is used up.
    logger.warn({ err: error }, 'could not record that a refresh was answered');
  }
}

function isWithinGrace(since: Date, now: Date): boolean {
  return now.getTime() - since.getTime() < sessionLifetimes.refreshRepeatSeconds * 1000;
}
