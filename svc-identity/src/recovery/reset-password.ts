import { clientNetwork } from '@hearthway/service-kit';
import { refuseGuessable } from '../passwords/index.js';
import { refuseNow, revokeAll } from '../sessions/index.js';
import type { SignInOrigin } from '../sign-in-guard/index.js';
import { emailKey, usernameKey } from '../users/index.js';
import { announceConfirmed, confirmed } from './confirm-email.js';
import { openLink, unusable } from './open-link.js';
import type { RecoveryDependencies } from './recovery-dependencies.js';

/**
 * Requests an email with a link, without checking whether the account exists, so neither the answer nor its timing
 * tells. A network that asks for a name too often gets no more emails, with the same answer.
 */
export async function requestPasswordReset(
  { mails, transaction }: Pick<RecoveryDependencies, 'mails' | 'transaction'>,
  { username, origin, correlationId }: { username: string; origin: SignInOrigin; correlationId: string },
): Promise<void> {
  if (await mails.limit('password-reset', typedName(username, origin))) return;
  await transaction((transaction) =>
    mails.request({ kind: 'password-reset', name: username, origin, correlationId }, transaction),
  );
}

/** The key for counting emails to a name typed from a network. */
export function typedName(username: string, { address }: SignInOrigin): string {
  return `${usernameKey(username)} typed from ${clientNetwork(address)}`;
}

interface NewPasswordCommand {
  token: string;
  newPassword: string;
  origin: SignInOrigin;
  device: string | null;
  correlationId: string;
}

/**
 * Changes the password for the holder of the link, which proves that the address is theirs. Works once: of several
 * concurrent uses, one wins. All sessions end, only this device stays familiar, and other emailed ways to sign in stop
 * working. So does an address that somebody with the old password may have requested.
 * @throws AppError `account-link.unusable`, `user.password-too-common`, `user.password-personal`
 */
export async function completePasswordReset(
  dependencies: RecoveryDependencies,
  { token, newPassword, origin, device, correlationId }: NewPasswordCommand,
): Promise<void> {
  const { mailed, mails, users, passwords, guard, securityLog, sessionDependencies, now } = dependencies;
  const { mail, user } = await openLink(dependencies, ['password-reset'], token);
  if (emailKey(mailed.nameOf(mail)) !== user.emailKey) throw unusable();
  refuseGuessable(newPassword, { ...user, field: 'newPassword' });
  const passwordHash = await passwords.hash(newPassword);
  const { id: userId, email: name } = user;
  const revoked = await dependencies.transaction(async (transaction) => {
    const isFirst = await mailed.store.delete(mail.id, transaction);
    const change = { passwordHash, pendingEmail: undefined, ...(!user.emailVerifiedAt && confirmed(now())) };
    // The password may have been changed, or the account deleted, since the link was opened.
    if (!isFirst || !(await users.update(user, change, transaction))) throw unusable();
    await mails.withdraw(userId, ['password-reset', 'sign-in-code', 'email-verification'], transaction);
    await guard.forget(`user:${userId}`, transaction);
    await guard.remember(`user:${userId}`, origin, transaction);
    await mails.request({ kind: 'password-changed', name, userId, correlationId }, transaction);
    await securityLog.record({ userId, kind: 'password-reset', device }, transaction);
    if (!user.emailVerifiedAt) await announceConfirmed(dependencies, { userId, device, correlationId }, transaction);
    return revokeAll(sessionDependencies, { userId, reason: 'password-changed', correlationId }, transaction);
  });
  refuseNow(sessionDependencies, revoked);
}
