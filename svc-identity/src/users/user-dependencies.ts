import type { Outbox, RunInTransaction } from '@hearthway/service-kit';
import type { Passwords } from '../passwords/index.js';
import type { SessionDependencies } from '../sessions/index.js';
import type { UserStore } from './user-store.js';

export interface UserDependencies {
  users: UserStore;
  passwords: Passwords;
  sessionDependencies: SessionDependencies;
  outbox: Outbox;
  inTransaction: RunInTransaction;
  now: () => Date;
  newId: () => string;
}
