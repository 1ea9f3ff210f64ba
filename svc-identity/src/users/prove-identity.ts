import { problemTexts, queryTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';
import type { SignInOrigin } from '../sign-in-guard/index.js';
import type { UserDependencies } from './user-dependencies.js';
import type { User } from './user.js';

/** What an operation needs to ask for the password again. */
export interface Proof {
  userId: string;
  password: string;
  origin: SignInOrigin;
}

/**
 * The signed-in user, after re-entering the password: a token alone may be stolen.
 * @throws AppError `user.wrong-password`, `request.too-many`, `session.required` when the user no longer exists
 */
export async function proveIdentity(
  { users, passwords, guard }: Pick<UserDependencies, 'users' | 'passwords' | 'guard'>,
  { userId, password, origin }: Proof,
): Promise<User> {
  const user = await users.find(userId);
  const verify = () => passwords.verify(user?.passwordHash, password);
  const right = await guard.check(`user:${userId}`, origin, verify);
  if (!user) throw new AppError('session.required', queryTexts.unauthorized);
  if (!right) throw wrongPassword();
  return user;
}

/** Also used when the password was right but has been changed since the comparison. */
export function wrongPassword(): AppError {
  return new AppError('user.wrong-password', problemTexts.wrongPassword);
}
