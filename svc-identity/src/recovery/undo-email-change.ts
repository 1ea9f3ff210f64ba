import { randomToken } from '@hearthway/service-kit';
import { refuseNow, revokeAll } from '../sessions/index.js';
import { emailKey, newProfile } from '../users/index.js';
import { announceConfirmed, confirmed } from './confirm-email.js';
import { openLink, unusable } from './open-link.js';
import type { RecoveryDependencies } from './recovery-dependencies.js';

interface UndoCommand {
  token: string;
  device: string | null;
  correlationId: string;
}

/**
 * Goes back to the address that the link went to. Since somebody else may know the password, it stops working, every
 * session ends, and a new-password link goes to that address. The address that the account loses is notified. Links of
 * later changes stop working, but not earlier ones: otherwise a thief could change the address twice and undo once.
 * @throws AppError `account-link.unusable`
 */
export async function undoEmailChange(
  dependencies: RecoveryDependencies,
  { token, device, correlationId }: UndoCommand,
): Promise<void> {
  const { mailed, mails, users, passwords, guard, securityLog, sessionDependencies, now } = dependencies;
  const { mail, user } = await openLink(dependencies, ['email-changed'], token);
  const name = mailed.nameOf(mail);
  const passwordHash = await passwords.hash(randomToken());
  const { id: userId } = user;
  const revoked = await dependencies.transaction(async (transaction) => {
    const isFirst = await mailed.store.delete(mail.id, transaction);
    const change = {
      ...newProfile({ username: user.username, email: name }),
      ...confirmed(now()),
      pendingEmail: undefined,
      formerEmails: (user.formerEmails ?? []).filter((former) => former.emailKey !== emailKey(name)),
      passwordHash,
    };
    if (!isFirst || !(await users.update(user, change, transaction))) throw unusable();
    await mails.withdraw(userId, ['password-reset', 'sign-in-code', 'email-verification', 'new-device'], transaction);
    await mails.withdraw(userId, ['email-changed'], transaction, mail.requestedAt);
    await guard.forget(`user:${userId}`, transaction);
    await mails.request({ kind: 'password-reset', isPasswordOff: true, name, userId, correlationId }, transaction);
    await mails.request({ kind: 'email-change-undone', name: user.email, userId, correlationId }, transaction);
    await securityLog.record({ userId, kind: 'email-change-undone', device }, transaction);
    await announceConfirmed(dependencies, { userId, device, correlationId }, transaction);
    return revokeAll(sessionDependencies, { userId, reason: 'password-changed', correlationId }, transaction);
  });
  refuseNow(sessionDependencies, revoked);
}
