import { sessionLifetimes } from '@hearthway/contracts/constants';
import { authTexts } from '@hearthway/contracts/texts';
import { AppError, type Logger } from '@hearthway/service-kit';
import type { KeyRing } from '../keys/index.js';
import type { Passwords } from '../passwords/index.js';
import type { AdminStore } from './admin-store.js';
import { countFailure, delayOf, type FailedTries } from './failed-tries.js';

export interface IssueAdminTokenDependencies {
  admins: AdminStore;
  passwords: Passwords;
  keyRing: Pick<KeyRing, 'sign'>;
  logger: Logger;
  wait: (milliseconds: number) => Promise<void>;
  now: () => Date;
  newId: () => string;
}

interface AdminToken {
  token: string;
  expiresAt: Date;
}

export type IssueAdminToken = (credential: { username: string; password: string }) => Promise<AdminToken>;

/** Trades an admin credential for a token of one minute; wrong ones are answered slower and slower, and logged. */
export function adminTokenIssuer(dependencies: IssueAdminTokenDependencies): IssueAdminToken {
  const { admins, passwords, keyRing, logger, wait, now, newId } = dependencies;
  let failures: FailedTries | undefined;

  return async ({ username, password }) => {
    const admin = await admins.find(username);
    const right = await passwords.verify(admin?.passwordHash, password);
    if (!admin || !right) {
      failures = countFailure(failures, now());
      logger.warn({ failures: failures.count }, 'a wrong admin credential was refused');
      await wait(delayOf(failures));
      throw new AppError('session.invalid-credentials', authTexts.invalidCredentials);
    }
    failures = undefined;
    const issuedAt = now();
    const expiresAt = new Date(issuedAt.getTime() + sessionLifetimes.adminTokenSeconds * 1000);
    const token = await keyRing.sign({ userId: admin.id, sessionId: newId(), role: 'admin', issuedAt, expiresAt });
    return { token, expiresAt };
  };
}
