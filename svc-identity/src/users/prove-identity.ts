import { queryTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';
import type { SignInOrigin } from '../sign-in-guard/index.js';
import type { UserDependencies } from './user-dependencies.js';
import type { User } from './user-store.js';

/** Account changes require the password again, because a token alone may be stolen. */
export interface Proof {
  userId: string;
  password: string;
  origin: SignInOrigin;
}

/** @throws AppError `user.wrong-password`, `request.too-many`, `session.required` when the user no longer exists */
export async function proveIdentity(
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
export function wrongPassword(): AppError {
  return new AppError('user.wrong-password', 'That password is incorrect');
}
