import { queryTexts } from '@hearthway/contracts/texts';
import { AppError, type Transaction } from '@hearthway/service-kit';
import { refuseNow, revoke } from './end-session.js';
import { hashRefreshSecret } from './refresh-secret-hashing.js';
import { proveSession, type SessionProof } from './open-session.js';
import type { RevokedSession } from './revocation-store.js';
import type { SessionDependencies } from './session-dependencies.js';
import { useSession } from './session.js';

interface RefreshCommand {
  refreshSecret: string | undefined;
  correlationId: string;
}

interface Outcome {
  proof?: SessionProof;
  revoked?: RevokedSession | undefined;
}

/**
 * Trades a refresh secret for a new one and a new access token. A secret that was used before is in two hands: its
 * session ends.
 * @throws AppError `session.required`
 */
export async function refreshSession(
  dependencies: SessionDependencies,
  { refreshSecret, correlationId }: RefreshCommand,
): Promise<SessionProof> {
  if (refreshSecret === undefined) throw new AppError('session.required', queryTexts.unauthorized);
  const hash = hashRefreshSecret(refreshSecret);
  const outcome: Outcome = await dependencies.inTransaction(async (transaction) => {
    const now = dependencies.now();
    const secret = await dependencies.refreshSecrets.use(transaction, hash, now);
    if (!secret) return { revoked: await endIfReused(dependencies, transaction, hash, correlationId) };
    const session = await dependencies.sessions.find(transaction, secret.sessionId);
    const used = session && useSession(session, now);
    if (!used) return {};
    await dependencies.sessions.update(transaction, used);
    return { proof: await proveSession(dependencies, transaction, used) };
  });
  if (outcome.proof) return outcome.proof;
  if (outcome.revoked) refuseNow(dependencies, [outcome.revoked]);
  throw new AppError('session.required', queryTexts.unauthorized);
}

async function endIfReused(
  dependencies: SessionDependencies,
  transaction: Transaction,
  hash: string,
  correlationId: string,
): Promise<RevokedSession | undefined> {
  const used = await dependencies.refreshSecrets.find(transaction, hash);
  if (!used) return undefined;
  return revoke(dependencies, transaction, { sessionId: used.sessionId, reason: 'refresh-reused', correlationId });
}
