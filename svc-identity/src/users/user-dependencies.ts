import type { Outbox, RunInTransaction, Transaction } from '@hearthway/service-kit';
import type { Passwords } from '../passwords/index.js';
import type { SessionDependencies } from '../sessions/index.js';
import type { SignInGuard, SignInOrigins } from '../sign-in-guard/index.js';
import type { UserStore } from './user-store.js';

export interface UserDependencies {
  users: UserStore;
  passwords: Passwords;
  guard: SignInGuard;
  origins: SignInOrigins;
  sessionDependencies: SessionDependencies;
  /** What else is stored about a user, to be erased with the user. */
  belongings: readonly { erase(transaction: Transaction, userId: string): Promise<void> }[];
  outbox: Outbox;
  inTransaction: RunInTransaction;
  now: () => Date;
  newId: () => string;
}
