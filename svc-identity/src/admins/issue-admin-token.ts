import { sessionLifetimes } from '@hearthway/contracts/constants';
import { authTexts } from '@hearthway/contracts/texts';
import { AppError, type Dependencies } from '@hearthway/service-kit';
import type { KeyRing } from '../keys/index.js';
import type { GuardedAccount, SignInGuard, SignInOrigin } from '../sign-in-guard/index.js';
import type { AdminStore } from './admin-store.js';

export interface IssueAdminTokenDependencies extends Pick<Dependencies, 'transaction' | 'now' | 'newId' | 'logger'> {
  admins: AdminStore;
  guard: SignInGuard;
  keyRing: Pick<KeyRing, 'sign'>;
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
  dependencies: IssueAdminTokenDependencies,
  { username, password, origin }: AdminSignIn,
): Promise<AdminToken> {
  const { admins, guard, keyRing, logger, now, newId } = dependencies;
  const admin = await admins.findByUsername(username);
  const account: GuardedAccount = admin ? `admin:${admin.id}` : `nobody:admin ${username}`;
  const right = await guard.check({ account, passwordHash: admin?.passwordHash, password, origin });
  if (!admin || !right) {
    logger.warn('refused a wrong admin credential');
    throw new AppError('session.invalid-credentials', authTexts.invalidCredentials);
  }
  await dependencies.transaction((transaction) => guard.remember(account, origin, transaction));
  const issuedAt = now();
  const expiresAt = new Date(issuedAt.getTime() + sessionLifetimes.adminTokenSeconds * 1000);
  const token = await keyRing.sign({ userId: admin.id, sessionId: newId(), role: 'admin', issuedAt, expiresAt });
  return { token, expiresAt };
}
