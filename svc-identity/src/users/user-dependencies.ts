import type { Outbox } from '@hearthway/service-kit';
import type { ClientSession } from 'mongoose';
import type { Passwords } from '../passwords/index.js';
import type { SessionDependencies } from '../sessions/index.js';
import type { UserStore } from './user-store.js';

export interface UserDependencies {
  users: UserStore;
  passwords: Passwords;
  sessionDependencies: SessionDependencies;
  outbox: Outbox;
  inTransaction: <Result>(work: (transaction: ClientSession) => Promise<Result>) => Promise<Result>;
  now: () => Date;
  newId: () => string;
}
