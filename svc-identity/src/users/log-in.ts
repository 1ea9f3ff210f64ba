import { authTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';
import type { SessionProof } from '../sessions/index.js';
import type { GuardedAccount, SignInOrigin } from '../sign-in-guard/index.js';
import { enter } from './enter.js';
import type { UserDependencies } from './user-dependencies.js';
import { usernameKey, type User } from './user-store.js';

interface LogInCommand {
  username: string;
  password: string;
  origin: SignInOrigin;
  device: string | null;
  correlationId: string;
}

/**
 * Opens a session for a user who knows the password. An unknown user and a wrong password take the same time and get the
 * same answer.
 * @throws AppError `session.invalid-credentials`, `request.too-many`
 */
export async function logIn(
  dependencies: UserDependencies,
  { username, password, ...entrance }: LogInCommand,
): Promise<{ user: User; proof: SessionProof }> {
  const { users, guard } = dependencies;
  const { origin } = entrance;
  const user = await users.findByLogin(username);
  const account: GuardedAccount = user ? `user:${user.id}` : `nobody:${usernameKey(username)}`;
  const right = await guard.check({ account, passwordHash: user?.passwordHash, password, origin });
  if (!user || !right) throw invalidCredentials();
  const proof = await enter(dependencies, user, { ...entrance, kind: 'signed-in-by-password' });
  if (!proof) throw invalidCredentials();
  return { user, proof };
}

function invalidCredentials(): AppError {
  return new AppError('session.invalid-credentials', authTexts.invalidCredentials);
}
