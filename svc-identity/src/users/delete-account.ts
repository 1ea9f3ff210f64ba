import { userDeleted } from '@hearthway/contracts/identity';
import { problemTexts, queryTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';
import { refuseNow, revokeAll } from '../sessions/index.js';
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
  { users, passwords, sessionDependencies, outbox, inTransaction, now }: UserDependencies,
  { userId, password, correlationId }: DeleteAccountCommand,
): Promise<void> {
  const user = await users.find(userId);
  const right = await passwords.verify(user?.passwordHash, password);
  if (!user) throw new AppError('session.required', queryTexts.unauthorized);
  if (!right) throw new AppError('user.wrong-password', problemTexts.wrongPassword);
  const revoked = await inTransaction(async (transaction) => {
    if (!(await users.remove(transaction, userId))) return [];
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
