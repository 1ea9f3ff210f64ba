import type { AccountMailKind } from '@hearthway/contracts/identity';
import type { Outbox, RunInTransaction, Transaction } from '@hearthway/service-kit';
import type { Passwords } from '../passwords/index.js';
import type { SessionDependencies } from '../sessions/index.js';
import type { SignInGuard, SignInOrigins } from '../sign-in-guard/index.js';
import type { UserStore } from './user-store.js';

interface Addressee {
  id: string;
  email: string;
}

interface MailRequest {
  kind: AccountMailKind;
  email: string;
  userId: string;
  correlationId: string;
}

/** The emails about accounts and their links. Typed here because that room imports this one. */
interface UserMails {
  count(kind: AccountMailKind, email: string): Promise<boolean>;
  request(mail: MailRequest, transaction: Transaction): Promise<void>;
  withdraw(user: Addressee, kind: AccountMailKind, transaction: Transaction): Promise<void>;
  deleteByUser(user: Addressee, transaction: Transaction): Promise<void>;
}

export interface UserDependencies {
  users: UserStore;
  passwords: Passwords;
  guard: SignInGuard;
  origins: SignInOrigins;
  sessionDependencies: SessionDependencies;
  /** What deleting an account needs. Typed here because that room imports this one. */
  dataExports: { deleteByUser(userId: string, transaction: Transaction): Promise<void> };
  accountMails: UserMails;
  outbox: Outbox;
  transaction: RunInTransaction;
  now: () => Date;
  newId: () => string;
}
