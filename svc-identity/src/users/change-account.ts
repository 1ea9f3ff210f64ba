import { looksLikeEmail, userDeleted } from '@hearthway/contracts/identity';
import { credentialTexts, problemTexts, queryTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';
import { refuseGuessable } from '../passwords/index.js';
import { refuseNow, revokeAll } from '../sessions/index.js';
import type { SignInOrigin } from '../sign-in-guard/index.js';
import type { UserDependencies } from './user-dependencies.js';
import { newProfile, type User } from './user-store.js';

/** Every command here asks for the password again, because a token alone may be stolen. */
interface Proof {
  userId: string;
  password: string;
  origin: SignInOrigin;
}

interface ChangeProfileCommand extends Proof {
  username: string;
  email: string;
  correlationId: string;
}

interface ChangePasswordCommand extends Proof {
  /** The current session, which stays. */
  sessionId: string;
  newPassword: string;
  correlationId: string;
}

interface DeleteAccountCommand extends Proof {
  correlationId: string;
}

/**
 * Changes the username or email. Another address is not verified yet: it gets a link, and links to the old one stop working.
 * @throws AppError `user.wrong-password`, `request.too-many`, `user.username-taken`, `user.email-taken`,
 * `user.username-unusable`, `session.required`
 */
export async function changeProfile(
  dependencies: UserDependencies,
  { username, email, correlationId, ...proof }: ChangeProfileCommand,
): Promise<User> {
  const { users, accountMails } = dependencies;
  const user = await proveIdentity(dependencies, proof);
  const profile = newProfile({ username, email });
  // An old username that looks like an email address may stay.
  if (profile.usernameKey !== user.usernameKey && looksLikeEmail(username)) throw usernameLikeEmail();
  const isNewAddress = profile.emailKey !== user.emailKey;
  const changes = { ...profile, ...(isNewAddress && { emailVerifiedAt: null }) };
  // Counted only for a free address: else anyone could use up the links of somebody who has it.
  const isFree = isNewAddress && !(await users.findByEmail(email));
  const mayMail = isFree && (await accountMails.count('email-verification', email));
  try {
    await dependencies.transaction(async (transaction) => {
      if (!(await users.update(user, changes, transaction))) throw wrongPassword();
      if (!isNewAddress) return;
      await accountMails.withdraw(user, 'password-reset', transaction);
      await accountMails.withdraw(user, 'email-verification', transaction);
      const mail = { kind: 'email-verification', email, userId: user.id, correlationId } as const;
      if (mayMail) await accountMails.request(mail, transaction);
    });
  } catch (error) {
    throw await users.explainDuplicate(error, { ...user, ...profile });
  }
  return { ...user, ...changes };
}

/**
 * Changes the password, and ends every other session, since someone else may know the old password. The owner is told by
 * email, and mailed links for a new password stop working.
 * @throws AppError `user.wrong-password`, `request.too-many`, `user.password-too-common`, `user.password-personal`,
 * `session.required`
 */
export async function changePassword(
  dependencies: UserDependencies,
  { sessionId, newPassword, correlationId, ...proof }: ChangePasswordCommand,
): Promise<void> {
  const { users, passwords, accountMails, sessionDependencies } = dependencies;
  const user = await proveIdentity(dependencies, proof);
  refuseGuessable(newPassword, { ...user, field: 'newPassword' });
  const passwordHash = await passwords.hash(newPassword);
  const revoked = await dependencies.transaction(async (transaction) => {
    if (!(await users.update(user, { passwordHash }, transaction))) throw wrongPassword();
    await accountMails.withdraw(user, 'password-reset', transaction);
    const { id: userId, email } = user;
    await accountMails.request({ kind: 'password-changed', email, userId, correlationId }, transaction);
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
  const { users, dataExports, accountMails, guard, sessionDependencies, outbox, now } = dependencies;
  const { userId } = proof;
  const user = await proveIdentity(dependencies, proof);
  const revoked = await dependencies.transaction(async (transaction) => {
    if (!(await users.delete(user, transaction))) {
      if (await users.findById(userId)) throw wrongPassword();
      return [];
    }
    await dataExports.deleteByUser(userId, transaction);
    await accountMails.deleteByUser(user, transaction);
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

async function proveIdentity(
  { users, guard }: Pick<UserDependencies, 'users' | 'guard'>,
  { userId, password, origin }: Proof,
): Promise<User> {
  const user = await users.findById(userId);
  const right = await guard.check({ account: `user:${userId}`, passwordHash: user?.passwordHash, password, origin });
  if (!user) throw new AppError('session.required', queryTexts.unauthorized);
  if (!right) throw wrongPassword();
  return user;
}

/** Also when the password was right but has been changed since. */
function wrongPassword(): AppError {
  return new AppError('user.wrong-password', problemTexts.wrongPassword);
}

function usernameLikeEmail(): AppError {
  const message = credentialTexts.usernameLikeEmail;
  return new AppError('user.username-unusable', message, { details: [{ path: 'body.username', message }] });
}
