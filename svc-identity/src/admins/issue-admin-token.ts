import { sessionLifetimes } from '@hearthway/contracts/constants';
import { authTexts } from '@hearthway/contracts/texts';
import { AppError, type Logger, type RunInTransaction } from '@hearthway/service-kit';
import type { KeyRing } from '../keys/index.js';
import type { Passwords } from '../passwords/index.js';
import type { GuardedAccount, SignInGuard, SignInOrigin } from '../sign-in-guard/index.js';
import type { AdminStore } from './admin-store.js';

export interface IssueAdminTokenDependencies {
  admins: AdminStore;
  passwords: Passwords;
  guard: SignInGuard;
  keyRing: Pick<KeyRing, 'sign'>;
  logger: Logger;
  inTransaction: RunInTransaction;
  now: () => Date;
  newId: () => string;
}

interface AdminSignIn {
  username: string;
  password: string;
  origin: SignInOrigin;
}

interface AdminToken {
  token: string;
  expiresAt: Date;
}

/**
 * Trades an admin credential for a one-minute token.
 * @throws AppError `session.invalid-credentials`, `request.too-many`
 */
export async function issueAdminToken(
  { admins, passwords, guard, keyRing, logger, inTransaction, now, newId }: IssueAdminTokenDependencies,
  { username, password, origin }: AdminSignIn,
): Promise<AdminToken> {
  const admin = await admins.find(username);
  const account: GuardedAccount = admin ? `admin:${admin.id}` : `nobody:admin ${username}`;
  const right = await guard.check(account, origin, () => passwords.verify(admin?.passwordHash, password));
  if (!admin || !right) {
    logger.warn('refused a wrong admin credential');
    throw new AppError('session.invalid-credentials', authTexts.invalidCredentials);
  }
  await inTransaction((transaction) => guard.remember(transaction, account, origin));
  const issuedAt = now();
  const expiresAt = new Date(issuedAt.getTime() + sessionLifetimes.adminTokenSeconds * 1000);
  const token = await keyRing.sign({ userId: admin.id, sessionId: newId(), role: 'admin', issuedAt, expiresAt });
  return { token, expiresAt };
}
