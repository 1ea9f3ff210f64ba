import { authTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';
import { openSession, refuseNow, revokeSurplus, type SessionProof } from '../sessions/index.js';
import type { GuardedAccount, SignInOrigin } from '../sign-in-guard/index.js';
import type { UserDependencies } from './user-dependencies.js';
import { usernameKey, type User } from './user.js';

interface LogInCommand {
  username: string;
  password: string;
  origin: SignInOrigin;
  correlationId: string;
}

/**
 * Opens a session for a user who knows the password. An unknown user and a wrong password take the same time and get the
 * same answer.
 * @throws AppError `session.invalid-credentials`, `request.too-many`
 */
export async function logIn(
  { users, passwords, guard, sessionDependencies, inTransaction, now }: UserDependencies,
  { username, password, origin, correlationId }: LogInCommand,
): Promise<{ user: User; proof: SessionProof }> {
  const user = await users.findByLogin(username);
  const account: GuardedAccount = user ? `user:${user.id}` : `nobody:${usernameKey(username)}`;
  const right = await guard.check(account, origin, () => passwords.verify(user?.passwordHash, password));
  if (!user || !right) throw invalidCredentials();
  const opened = await inTransaction(async (transaction) => {
    const stillTheSame = await users.noteLogin(transaction, user, now());
    if (!stillTheSame) throw invalidCredentials();
    await guard.remember(transaction, account, origin);
    const proof = await openSession(sessionDependencies, transaction, user.id);
    return {
      proof,
      revoked: await revokeSurplus(sessionDependencies, transaction, { userId: user.id, correlationId }),
    };
  });
  refuseNow(sessionDependencies, opened.revoked);
  return { user, proof: opened.proof };
}

function invalidCredentials(): AppError {
  return new AppError('session.invalid-credentials', authTexts.invalidCredentials);
}
