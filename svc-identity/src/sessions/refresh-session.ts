import { sessionLifetimes } from '@hearthway/contracts/constants';
import { queryTexts } from '@hearthway/contracts/texts';
import { AppError, hashToken, type Transaction } from '@hearthway/service-kit';
import { refuseNow, revoke } from './end-session.js';
import { giveSecret, proveSession, type SessionProof } from './open-session.js';
import type { RefreshSecret } from './refresh-secret-store.js';
import type { RevokedSession } from './revocation-store.js';
import type { SessionDependencies } from './session-dependencies.js';
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
  const hash = hashToken(refreshSecret);
  const outcome = await dependencies.inTransaction(async (transaction): Promise<Outcome> => {
    const fresh = await dependencies.refreshSecrets.use(transaction, hash, dependencies.now());
    if (fresh) return { proof: await giveSuccessor(dependencies, transaction, fresh, refreshSecret) };
    const used = await dependencies.refreshSecrets.find(transaction, hash);
    if (!used) return {};
    const successor = await successorToRepeat(dependencies, transaction, used, refreshSecret);
    if (successor !== undefined) return { proof: await repeatSuccessor(dependencies, transaction, used, successor) };
    const { sessionId } = used;
    return { revoked: await revoke(dependencies, transaction, { sessionId, reason: 'refresh-reused', correlationId }) };
  });
  if (outcome.revoked) refuseNow(dependencies, [outcome.revoked]);
  if (!outcome.proof) throw new AppError('session.required', queryTexts.unauthorized);
  await noteAnswer(dependencies, hash);
  return outcome.proof;
}

async function giveSuccessor(
  dependencies: SessionDependencies,
  transaction: Transaction,
  { sessionId }: RefreshSecret,
  refreshSecret: string,
): Promise<SessionProof | undefined> {
  const session = await useStored(dependencies, transaction, sessionId);
  return session && giveSecret(dependencies, transaction, session, dependencies.successors.after(refreshSecret));
}

/** The successor to send again for a used secret; undefined when its reuse means theft. */
async function successorToRepeat(
  { refreshSecrets, successors, now }: SessionDependencies,
  transaction: Transaction,
  { answeredAt }: RefreshSecret,
  refreshSecret: string,
): Promise<string | undefined> {
  if (answeredAt && !isWithinGrace(answeredAt, now())) return undefined;
  const candidates = new Map(successors.candidatesAfter(refreshSecret).map((secret) => [hashToken(secret), secret]));
  const unused = await refreshSecrets.findUnused(transaction, [...candidates.keys()]);
  return unused && candidates.get(unused.hash);
}

/** Concurrent requests share one use of the session, so that they do not wait for each other. */
async function repeatSuccessor(
  dependencies: SessionDependencies,
  transaction: Transaction,
  { sessionId }: RefreshSecret,
  successor: string,
): Promise<SessionProof | undefined> {
  const stored = await dependencies.sessions.find(transaction, sessionId);
  const isJustUsed = stored && isWithinGrace(stored.lastUsedAt, dependencies.now());
  const session = isJustUsed ? stored : await useStored(dependencies, transaction, sessionId);
  return session && proveSession(dependencies, session, successor);
}

async function useStored(
  { sessions, now }: SessionDependencies,
  transaction: Transaction,
  sessionId: string,
): Promise<Session | undefined> {
  const stored = await sessions.find(transaction, sessionId);
  const used = stored && useSession(stored, now());
  if (used) await sessions.update(transaction, used);
  return used;
}

/**
 * Starts the time window for repeating the answer. It starts after the commit, because after a lost commit or a crash
 * nothing was sent, and the client may come back much later.
 */
async function noteAnswer({ refreshSecrets, now, logger }: SessionDependencies, hash: string): Promise<void> {
  try {
    await refreshSecrets.noteAnswer(hash, now());
  } catch (error) {
    // The client still needs the successor: the secret it sent is used up.
    logger.warn({ err: error }, 'could not record that a refresh was answered');
  }
}

function isWithinGrace(since: Date, now: Date): boolean {
  return now.getTime() - since.getTime() < sessionLifetimes.refreshRepeatSeconds * 1000;
}
