import { userDeleted } from '@hearthway/contracts/identity';
import { refuseGuessable } from '../passwords/index.js';
import { refuseNow, revokeAll } from '../sessions/index.js';
import { proveIdentity, wrongPassword, type Proof } from './prove-identity.js';
import type { UserDependencies } from './user-dependencies.js';

interface ChangePasswordCommand extends Proof {
  /** The current session, which stays. */
  sessionId: string;
  newPassword: string;
  device: string | null;
  correlationId: string;
}

interface DeleteAccountCommand extends Proof {
  correlationId: string;
}

/**
 * Changes the password and tells the owner. Ends anything an intruder with the old password may have started: other
 * sessions, emailed links and codes, familiar places, and a change to an address that is not confirmed yet.
 * @throws AppError `user.wrong-password`, `request.too-many`, `user.password-too-common`, `user.password-personal`,
 * `session.required`
 */
export async function changePassword(
  dependencies: UserDependencies,
  { sessionId, newPassword, device, correlationId, ...proof }: ChangePasswordCommand,
): Promise<void> {
  const { users, passwords, guard, mails, securityLog, sessionDependencies } = dependencies;
  const user = await proveIdentity(dependencies, proof);
  refuseGuessable(newPassword, { ...user, field: 'newPassword' });
  await mails.takeTurn('password-changed', [user.id]);
  const passwordHash = await passwords.hash(newPassword);
  const revoked = await dependencies.transaction(async (transaction) => {
    if (!(await users.update(user, { passwordHash, pendingEmail: undefined }, transaction))) throw wrongPassword();
    const { id: userId, email: name } = user;
    await mails.withdraw(userId, ['password-reset', 'sign-in-code'], transaction);
    await guard.forget(`user:${userId}`, transaction);
    await guard.remember(`user:${userId}`, proof.origin, transaction);
    await mails.request({ kind: 'password-changed', name, userId, correlationId }, transaction);
    await securityLog.record({ userId, kind: 'password-changed', device }, transaction);
    const others = { userId, except: sessionId };
    return revokeAll(sessionDependencies, { ...others, reason: 'password-changed', correlationId }, transaction);
  });
  refuseNow(sessionDependencies, revoked);
}

/**
 * Deletes the user with everything stored about them, ends every session, and publishes the event that makes the other
 * services delete their data.
 * @throws AppError `user.wrong-password`, `request.too-many`, `session.required` when the user no longer exists
 */
export async function deleteAccount(
  dependencies: UserDependencies,
  { correlationId, ...proof }: DeleteAccountCommand,
): Promise<void> {
  const { users, dataExports, guard, mails, securityLog, sessionDependencies, outbox, now } = dependencies;
  const { userId } = proof;
  const user = await proveIdentity(dependencies, proof);
  const revoked = await dependencies.transaction(async (transaction) => {
    if (!(await users.delete(user, transaction))) {
      if (await users.findById(userId)) throw wrongPassword();
      return [];
    }
    for (const part of [dataExports, mails, securityLog]) await part.deleteByUser(userId, transaction);
    await guard.forget(`user:${userId}`, transaction);
    await outbox.insert(
      userDeleted,
      {
        subject: userId,
        data: { userId },
        correlationId,
        occurredAt: now(),
      },
      transaction,
    );
    return revokeAll(sessionDependencies, { userId, reason: 'user-deleted', correlationId }, transaction);
  });
  refuseNow(sessionDependencies, revoked);
}
