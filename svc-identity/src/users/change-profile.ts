import { proveIdentity, wrongPassword } from './prove-identity.js';
import type { UserDependencies } from './user-dependencies.js';
import { newProfile, type User } from './user.js';

interface ChangeProfileCommand {
  userId: string;
  username: string;
  email: string;
  password: string;
}

/**
 * Gives a user who proves the password once more another name, another address, or both.
 * @throws AppError `user.wrong-password`, `user.username-taken`, `user.email-taken`, `session.required`
 */
export async function changeProfile(
  dependencies: UserDependencies,
  { userId, username, email, password }: ChangeProfileCommand,
): Promise<User> {
  const { users, inTransaction } = dependencies;
  const user = await proveIdentity(dependencies, { userId, password });
  const profile = newProfile({ username, email });
  try {
    const kept = await inTransaction((transaction) => users.change(transaction, user, profile));
    if (!kept) throw wrongPassword();
  } catch (error) {
    throw await users.explainDuplicate(error, { ...user, ...profile });
  }
  return { ...user, ...profile };
}
