import { problemTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';
import { refuseGuessable } from '../passwords/index.js';
import { refuseNow, revokeAll } from '../sessions/index.js';
import type { AccountLinkDependencies } from './dependencies.js';
import { openLink } from './open-link.js';

interface ResetRequest {
  email: string;
  correlationId: string;
}

/**
 * Asks for an email with a link, without looking whether there is such an account: so neither the answer nor its timing
 * can tell. An address that was asked for too often gets no more emails, with the same answer.
 */
export async function requestPasswordReset(
  { mails, transaction }: Pick<AccountLinkDependencies, 'mails' | 'transaction'>,
  { email, correlationId }: ResetRequest,
): Promise<void> {
  if (!(await mails.count('password-reset', email))) return;
  await transaction((transaction) => mails.request({ kind: 'password-reset', email, correlationId }, transaction));
}

interface NewPasswordCommand {
  token: string;
  newPassword: string;
  correlationId: string;
}

/**
 * Changes the password of whoever got the link. It works once: of several at once, one wins. All sessions end, no device
 * is familiar any more, and the account's other links for this stop working.
 * @throws AppError `account-link.unusable`, `user.password-too-common`, `user.password-personal`
 */
export async function completePasswordReset(
  dependencies: AccountLinkDependencies,
  { token, newPassword, correlationId }: NewPasswordCommand,
): Promise<void> {
  const { store, mails, linkTokens, users, passwords, guard, sessionDependencies } = dependencies;
  const user = await openLink(dependencies, 'password-reset', token);
  refuseGuessable(newPassword, { ...user, field: 'newPassword' });
  const passwordHash = await passwords.hash(newPassword);
  const revoked = await dependencies.transaction(async (transaction) => {
    const isFirst = await store.deleteLink(linkTokens.hashOf(token), transaction);
    // The password may have been changed, or the account deleted, since the link was opened.
    if (!isFirst || !(await users.update(user, { passwordHash }, transaction))) throw unusable();
    await mails.withdraw(user, 'password-reset', transaction);
    await guard.forget(`user:${user.id}`, transaction);
    const { id: userId, email } = user;
    await mails.request({ kind: 'password-changed', email, userId, correlationId }, transaction);
    return revokeAll(sessionDependencies, { userId, reason: 'password-changed', correlationId }, transaction);
  });
  refuseNow(sessionDependencies, revoked);
}

function unusable(): AppError {
  return new AppError('account-link.unusable', problemTexts.accountLinkUnusable);
}
