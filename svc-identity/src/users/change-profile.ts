import { looksLikeEmail } from '@hearthway/contracts/identity';
import { credentialTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';
import { type Proof, proveIdentity, wrongPassword } from './prove-identity.js';
import type { UserDependencies } from './user-dependencies.js';
import { newProfile, type User } from './user.js';

interface ChangeProfileCommand extends Proof {
  username: string;
  email: string;
}

/**
 * Changes the username or email of a user who re-enters the password.
 * @throws AppError `user.wrong-password`, `request.too-many`, `user.username-taken`, `user.email-taken`,
 * `user.username-unusable`, `session.required`
 */
export async function changeProfile(
  dependencies: UserDependencies,
  { username, email, ...proof }: ChangeProfileCommand,
): Promise<User> {
  const { users, inTransaction } = dependencies;
  const user = await proveIdentity(dependencies, proof);
  const profile = newProfile({ username, email });
  // An old username that looks like an email address may stay.
  if (profile.usernameKey !== user.usernameKey && looksLikeEmail(username)) throw usernameLikeEmail();
  try {
    const kept = await inTransaction((transaction) => users.change(transaction, user, profile));
    if (!kept) throw wrongPassword();
  } catch (error) {
    throw await users.explainDuplicate(error, { ...user, ...profile });
  }
  return { ...user, ...profile };
}

function usernameLikeEmail(): AppError {
  const message = credentialTexts.usernameLikeEmail;
  return new AppError('user.username-unusable', message, { details: [{ path: 'body.username', message }] });
}
