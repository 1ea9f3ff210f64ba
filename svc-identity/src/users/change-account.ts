import { looksLikeEmail, userDeleted } from '@hearthway/contracts/identity';
import { credentialTexts, queryTexts } from '@hearthway/contracts/texts';
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
 * Changes the username or email.
 * @throws AppError `user.wrong-password`, `request.too-many`, `user.username-taken`, `user.email-taken`,
 * `user.username-unusable`, `session.required`
 */
export async function changeProfile(
  dependencies: UserDependencies,
  { username, email, ...proof }: ChangeProfileCommand,
): Promise<User> {
  const { users } = dependencies;
  const user = await proveIdentity(dependencies, proof);
  const profile = newProfile({ username, email });
  // An old username that looks like an email address may stay.
  if (profile.usernameKey !== user.usernameKey && looksLikeEmail(username)) throw usernameLikeEmail();
  try {
    const updated = await dependencies.transaction((transaction) => users.update(user, profile, transaction));
    if (!updated) throw wrongPassword();
  } catch (error) {
    throw await users.explainDuplicate(error, { ...user, ...profile });
  }
  return { ...user, ...profile };
}

/**
 * Changes the password, and ends every other session, since someone else may know the old password.
 * @throws AppError `user.wrong-password`, `request.too-many`, `user.password-too-common`, `user.password-personal`,
 * `session.required`
 */
export async function changePassword(
  dependencies: UserDependencies,
  { sessionId, newPassword, correlationId, ...proof }: ChangePasswordCommand,
): Promise<void> {
  const { users, passwords, sessionDependencies } = dependencies;
  const user = await proveIdentity(dependencies, proof);
  refuseGuessable(newPassword, { ...user, field: 'newPassword' });
  const passwordHash = await passwords.hash(newPassword);
  const revoked = await dependencies.transaction(async (transaction) => {
    if (!(await users.update(user, { passwordHash }, transaction))) throw wrongPassword();
    const others = { userId: user.id, except: sessionId };
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
  const { users, dataExports, guard, sessionDependencies, outbox, now } = dependencies;
  const { userId } = proof;
  const user = await proveIdentity(dependencies, proof);
  const revoked = await dependencies.transaction(async (transaction) => {
    if (!(await users.delete(user, transaction))) {
      if (await users.findById(userId)) throw wrongPassword();
      return [];
    }
    await dataExports.deleteByUser(userId, transaction);
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
  return new AppError('user.wrong-password', 'That password is incorrect');
}

function usernameLikeEmail(): AppError {
  const message = credentialTexts.usernameLikeEmail;
  return new AppError('user.username-unusable', message, { details: [{ path: 'body.username', message }] });
}
