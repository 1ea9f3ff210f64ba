import type { Outbox } from '@hearthway/service-kit';
import type { Passwords } from '../passwords/index.js';
import type { SessionDependencies, Transaction } from '../sessions/index.js';
import type { UserStore } from './user-store.js';

export interface UserDependencies {
  users: UserStore;
  passwords: Passwords;
  sessionDependencies: SessionDependencies;
  outbox: Outbox;
  inTransaction: <Result>(work: (transaction: Transaction) => Promise<Result>) => Promise<Result>;
  now: () => Date;
  newId: () => string;
}
