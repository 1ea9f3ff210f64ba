import { endSession } from '../sessions/index.js';
import { openLink, unusable } from './open-link.js';
import type { RecoveryDependencies } from './recovery-dependencies.js';

interface EndByLinkCommand {
  token: string;
  device: string | null;
  correlationId: string;
}

/**
 * Ends the session that an email reported. It is fine if it has already ended. All familiar places are forgotten, so
 * that the owner is told if a session is opened there again.
 * @throws AppError `account-link.unusable`
 */
export async function endSessionByLink(
  dependencies: RecoveryDependencies,
  { token, ...by }: EndByLinkCommand,
): Promise<void> {
  const { mail, user } = await openLink(dependencies, ['new-device'], token);
  if (mail.sessionId === undefined) throw unusable();
  await endSession(dependencies.sessionDependencies, { sessionId: mail.sessionId, userId: user.id, ...by });
  const { guard, transaction } = dependencies;
  await transaction((transaction) => guard.forget(`user:${user.id}`, transaction));
}
