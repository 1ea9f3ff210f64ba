import type { Dependencies, Transaction } from '@hearthway/service-kit';
import type { AccountMails } from '../account-mails/index.js';
import type { Passwords } from '../passwords/index.js';
import type { SessionDependencies } from '../sessions/index.js';
import type { SecurityLog } from '../security-log/index.js';
import type { SignInGuard, SignInOrigins } from '../sign-in-guard/index.js';
import type { UserStore } from './user-store.js';

export interface UserDependencies extends Pick<Dependencies, 'outbox' | 'transaction' | 'now' | 'newId'> {
  users: UserStore;
  passwords: Passwords;
  guard: SignInGuard;
  origins: SignInOrigins;
  sessionDependencies: SessionDependencies;
  mails: AccountMails;
  securityLog: SecurityLog;
  /** Only what deleting an account needs from that module: it imports this one. */
  dataExports: { deleteByUser(userId: string, transaction: Transaction): Promise<void> };
}
