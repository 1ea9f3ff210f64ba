import { problemTexts, queryTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';
import type { UserDependencies } from './user-dependencies.js';
import type { User } from './user.js';

/**
 * The signed-in user, who has proved once more with the password who asks: a token alone may be a stolen one.
 * @throws AppError `user.wrong-password`, `session.required` when the user is gone
 */
export async function proveIdentity(
  { users, passwords }: Pick<UserDependencies, 'users' | 'passwords'>,
  { userId, password }: { userId: string; password: string },
): Promise<User> {
  const user = await users.find(userId);
  const right = await passwords.verify(user?.passwordHash, password);
  if (!user) throw new AppError('session.required', queryTexts.unauthorized);
  if (!right) throw wrongPassword();
  return user;
}

/** Also for a password that was right when it was compared, and was changed before its user could be. */
export function wrongPassword(): AppError {
  return new AppError('user.wrong-password', problemTexts.wrongPassword);
}
