import { userDeleted } from '@hearthway/contracts/identity';
import { refuseNow, revokeAll } from '../sessions/index.js';
import { type Proof, proveIdentity, wrongPassword } from './prove-identity.js';
import type { UserDependencies } from './user-dependencies.js';

interface DeleteAccountCommand extends Proof {
  correlationId: string;
}

/**
 * Erases a user who re-enters the password, ends every session, and publishes the event for services that hold the user's
 * data.
 * @throws AppError `user.wrong-password`, `request.too-many`, `session.required` when the user no longer exists
 */
export async function deleteAccount(
  dependencies: UserDependencies,
  { correlationId, ...proof }: DeleteAccountCommand,
): Promise<void> {
  const { users, belongings, sessionDependencies, outbox, inTransaction, now } = dependencies;
  const { userId } = proof;
  const user = await proveIdentity(dependencies, proof);
  const revoked = await inTransaction(async (transaction) => {
    if (!(await users.remove(transaction, user))) {
      if (await users.find(userId)) throw wrongPassword();
      return [];
    }
    for (const room of belongings) await room.erase(transaction, userId);
    await outbox.add(transaction, userDeleted, {
      subject: userId,
      data: { userId },
      correlationId,
      occurredAt: now(),
    });
    return revokeAll(sessionDependencies, transaction, { userId, reason: 'user-deleted', correlationId });
  });
  refuseNow(sessionDependencies, revoked);
}
