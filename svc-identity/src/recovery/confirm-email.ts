import { accountMailSeconds, emailVerified } from '@hearthway/contracts/identity';
import { authTexts, queryTexts } from '@hearthway/contracts/texts';
import { AppError, type Transaction } from '@hearthway/service-kit';
import type { AccountMail } from '../account-mails/index.js';
import { confirmationCounts, emailKey, newProfile, type User, type UserChanges } from '../users/index.js';
import { awaitsConfirmation } from './issue-account-mail.js';
import { openLink, unusable } from './open-link.js';
import type { RecoveryDependencies } from './recovery-dependencies.js';

const kinds = ['email-verification', 'verification-reminder'] as const;

interface By {
  device: string | null;
  correlationId: string;
}

/**
 * Asks for an email with a link and a code, unless there is nothing to confirm.
 * @throws AppError `request.too-many`, `session.required` when the user no longer exists
 */
export async function requestEmailVerification(
  { mails, users, transaction }: RecoveryDependencies,
  { userId, correlationId }: { userId: string; correlationId: string },
): Promise<void> {
  const user = await users.findById(userId);
  if (!user) throw new AppError('session.required', queryTexts.unauthorized);
  const name = user.pendingEmail ?? (user.emailVerifiedAt ? undefined : user.email);
  if (name === undefined) return;
  await mails.takeTurn('email-verification', confirmationCounts(user, name));
  await transaction((transaction) =>
    mails.request({ kind: 'email-verification', name, userId, correlationId }, transaction),
  );
}

/**
 * Confirms the address that the link went to. Opening it again changes nothing.
 * @throws AppError `account-link.unusable`, `user.email-taken`
 */
export async function completeEmailVerification(
  dependencies: RecoveryDependencies,
  { token, ...by }: By & { token: string },
): Promise<void> {
  const { mail, user } = await openLink(dependencies, kinds, token);
  const address = dependencies.mailed.nameOf(mail);
  if (user.emailVerifiedAt && emailKey(address) === user.emailKey) return;
  if (!awaitsConfirmation(user, address)) throw unusable();
  await confirm(dependencies, user, address, by);
}

/**
 * Confirms the address of a signed-in user with the code of the newest email.
 * @throws AppError `account-code.wrong`, `user.email-taken`, `session.required` when the user no longer exists
 */
export async function verifyEmailByCode(
  dependencies: RecoveryDependencies,
  { userId, code, ...by }: By & { userId: string; code: string },
): Promise<User> {
  const { mailed, users, now } = dependencies;
  const user = await users.findById(userId);
  if (!user) throw new AppError('session.required', queryTexts.unauthorized);
  const mail = await mailed.store.findNewestWithCode(kinds, userId, now());
  if (!mail || !(await isRightCode(dependencies, mail, code))) throw wrongCode();
  const address = mailed.nameOf(mail);
  if (!awaitsConfirmation(user, address)) throw wrongCode();
  await confirm(dependencies, user, address, by);
  return (await users.findById(userId)) ?? user;
}

/** Counts the try before the code is compared. */
export async function isRightCode(
  { mailed }: Pick<RecoveryDependencies, 'mailed'>,
  { id, codeHash }: AccountMail,
  code: string,
): Promise<boolean> {
  return (await mailed.store.updateTries(id)) && mailed.codes.matches(code, id, codeHash);
}

/** Fields to store for an address that is being confirmed. */
export function confirmed(now: Date): UserChanges {
  return { emailVerifiedAt: now, verificationReminderAt: undefined };
}

async function confirm(dependencies: RecoveryDependencies, user: User, address: string, by: By): Promise<void> {
  const { users, now } = dependencies;
  const isNewAddress = emailKey(address) !== user.emailKey;
  const { id: userId } = user;
  try {
    await dependencies.transaction(async (transaction) => {
      const change = { ...confirmed(now()), ...(isNewAddress && changedTo(user, address, now())) };
      if (!(await users.update(user, change, transaction))) throw unusable();
      if (isNewAddress) {
        await users.refuseReserved(address, userId, now(), transaction);
        await tellFormerAddress(dependencies, user, by, transaction);
      }
      await announceConfirmed(dependencies, { userId, ...by }, transaction);
    });
  } catch (error) {
    throw await users.explainDuplicate(error, { ...user, email: address }, now());
  }
}

/** The former address stays reserved, so that the way back to it stays open. */
function changedTo(user: User, address: string, now: Date): UserChanges {
  const until = new Date(now.getTime() + accountMailSeconds['email-changed'] * 1000);
  const former = (user.formerEmails ?? []).filter((each) => each.until > now && each.emailKey !== user.emailKey);
  return {
    ...newProfile({ username: user.username, email: address }),
    pendingEmail: undefined,
    formerEmails: [...former, { emailKey: user.emailKey, until }],
  };
}

async function tellFormerAddress(
  { mails, securityLog }: RecoveryDependencies,
  { id: userId, email: name }: User,
  { device, correlationId }: By,
  transaction: Transaction,
): Promise<void> {
  await mails.withdraw(userId, ['password-reset', 'sign-in-code'], transaction);
  await mails.request({ kind: 'email-changed', name, userId, correlationId }, transaction);
  await securityLog.record({ userId, kind: 'email-changed', device }, transaction);
}

export async function announceConfirmed(
  { securityLog, outbox, now }: RecoveryDependencies,
  { userId, device, correlationId }: By & { userId: string },
  transaction: Transaction,
): Promise<void> {
  await securityLog.record({ userId, kind: 'email-confirmed', device }, transaction);
  const event = { subject: userId, data: { userId }, correlationId, occurredAt: now() };
  await outbox.insert(emailVerified, event, transaction);
}

function wrongCode(): AppError {
  const message = authTexts.invalidCode;
  return new AppError('account-code.wrong', message, { details: [{ path: 'body.code', message }] });
}
