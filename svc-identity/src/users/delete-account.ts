import { userDeleted } from '@hearthway/contracts/identity';
import { refuseNow, revokeAll } from '../sessions/index.js';
import { proveIdentity, wrongPassword } from './prove-identity.js';
import type { UserDependencies } from './user-dependencies.js';

interface DeleteAccountCommand {
  userId: string;
  password: string;
  correlationId: string;
}

/**
 * Erases a user who proves the password once more, ends every session, and tells those who hold data of the user.
 * @throws AppError `user.wrong-password`, `session.required` when the user is gone already
 */
export async function deleteAccount(
  dependencies: UserDependencies,
  { userId, password, correlationId }: DeleteAccountCommand,
): Promise<void> {
  const { users, belongings, sessionDependencies, outbox, inTransaction, now } = dependencies;
  const user = await proveIdentity(dependencies, { userId, password });
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
