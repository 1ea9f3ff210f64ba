import { refuseNow, revokeAll } from '../sessions/index.js';
import type { SignInOrigin } from '../sign-in-guard/index.js';
import { proveIdentity, wrongPassword } from './prove-identity.js';
import { refuseGuessable } from './refuse-guessable.js';
import type { UserDependencies } from './user-dependencies.js';

interface ChangePasswordCommand {
  userId: string;
  /** The current session, which stays. */
  sessionId: string;
  currentPassword: string;
  newPassword: string;
  origin: SignInOrigin;
  correlationId: string;
}

/**
 * Changes the password of a user who proves the old one, and ends every other session, since someone else may know the old
 * password.
 * @throws AppError `user.wrong-password`, `request.too-many`, `user.password-too-common`, `user.password-personal`,
 * `session.required`
 */
export async function changePassword(
  dependencies: UserDependencies,
  { userId, sessionId, currentPassword, newPassword, origin, correlationId }: ChangePasswordCommand,
): Promise<void> {
  const { users, passwords, sessionDependencies, inTransaction } = dependencies;
  const user = await proveIdentity(dependencies, { userId, password: currentPassword, origin });
  refuseGuessable(newPassword, { ...user, field: 'newPassword' });
  const passwordHash = await passwords.hash(newPassword);
  const revoked = await inTransaction(async (transaction) => {
    if (!(await users.change(transaction, user, { passwordHash }))) throw wrongPassword();
    const cause = { reason: 'password-changed', correlationId } as const;
    return revokeAll(sessionDependencies, transaction, { userId, except: sessionId, ...cause });
  });
  refuseNow(sessionDependencies, revoked);
}
