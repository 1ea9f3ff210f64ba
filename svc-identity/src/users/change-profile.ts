import { looksLikeEmail } from '@hearthway/contracts/identity';
import { credentialTexts } from '@hearthway/contracts/texts';
import { AppError, type Transaction } from '@hearthway/service-kit';
import { proveIdentity, wrongPassword, type Proof } from './prove-identity.js';
import type { UserDependencies } from './user-dependencies.js';
import { confirmationCounts, emailKey, newProfile, reminderAfter, type User, type UserChanges } from './user-store.js';

interface ChangeProfileCommand extends Proof {
  username: string;
  email: string;
  device: string | null;
  correlationId: string;
}

/**
 * Changes the username or email. A confirmed address stays until the new one is confirmed, too; entering the current
 * one cancels an earlier request. An unconfirmed address changes at once, since nobody has proved that it is theirs.
 * @throws AppError `user.wrong-password`, `request.too-many`, `user.username-taken`, `user.email-taken`,
 * `user.username-unusable`, `session.required`
 */
export async function changeProfile(
  dependencies: UserDependencies,
  { username, email, device, correlationId, ...proof }: ChangeProfileCommand,
): Promise<User> {
  const { users, mails, now } = dependencies;
  const user = await proveIdentity(dependencies, proof);
  const isNewAddress = emailKey(email) !== user.emailKey;
  const mustConfirm = isNewAddress && user.emailVerifiedAt !== undefined;
  const profile = newProfile({ username, email: mustConfirm ? user.email : email });
  // An old username that looks like an email address may stay.
  if (profile.usernameKey !== user.usernameKey && looksLikeEmail(username)) throw usernameLikeEmail();
  if (isNewAddress) {
    await users.refuseTaken(username, email, now(), user.id);
    await mails.takeTurn('email-verification', confirmationCounts(user, email));
  }
  const change: UserChanges = {
    ...profile,
    pendingEmail: mustConfirm ? email : undefined,
    ...(isNewAddress && !mustConfirm && { verificationReminderAt: reminderAfter(now()) }),
  };
  try {
    await dependencies.transaction(async (transaction) => {
      if (!(await users.update(user, change, transaction))) throw wrongPassword();
      const by = { device, correlationId };
      if (profile.usernameKey !== user.usernameKey) await recordName(dependencies, user, by, transaction);
      if (isNewAddress) await confirmAddress(dependencies, user, { ...by, email, mustConfirm }, transaction);
    });
  } catch (error) {
    throw await users.explainDuplicate(error, { ...user, ...profile }, now());
  }
  return (await users.findById(user.id)) ?? user;
}

interface By {
  device: string | null;
  correlationId: string;
}

async function recordName(
  { securityLog }: UserDependencies,
  { id: userId }: User,
  { device }: By,
  transaction: Transaction,
): Promise<void> {
  await securityLog.record({ userId, kind: 'username-changed', device }, transaction);
}

/** Emails the confirmation of the new address. Emailed ways to sign in through the old address stop working. */
async function confirmAddress(
  { mails, securityLog }: UserDependencies,
  { id: userId }: User,
  { email, mustConfirm, device, correlationId }: By & { email: string; mustConfirm: boolean },
  transaction: Transaction,
): Promise<void> {
  const stale = mustConfirm ? (['email-verification'] as const) : (['email-verification', 'password-reset'] as const);
  await mails.withdraw(userId, stale, transaction);
  await mails.request({ kind: 'email-verification', name: email, userId, correlationId }, transaction);
  const kind = mustConfirm ? 'email-change-requested' : 'email-changed';
  await securityLog.record({ userId, kind, device }, transaction);
}

function usernameLikeEmail(): AppError {
  const message = credentialTexts.usernameLikeEmail;
  return new AppError('user.username-unusable', message, { details: [{ path: 'body.username', message }] });
}
