import { revokeSession } from '@hearthway/contracts/identity';
import type { SessionAccess } from '@hearthway/contracts/platform';
import { callOperation, RequestError } from '@hearthway/web-kit/http';

/**
 * Ends one of the buyer's sessions; one that has ended already is what was asked for.
 * @throws {RequestError} when it could not be ended.
 */
export async function sendSessionEnd(session: SessionAccess, sessionId: string): Promise<void> {
  try {
    await callOperation(session.request, revokeSession, { params: { sessionId } });
  } catch (error) {
    if (!(error instanceof RequestError && error.code === 'session.not-found')) throw error;
  }
}
