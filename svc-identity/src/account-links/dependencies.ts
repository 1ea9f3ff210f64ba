import type { LinkTokens, Outbox, RunInTransaction, Sealing } from '@hearthway/service-kit';
import type { Passwords } from '../passwords/index.js';
import type { SessionDependencies } from '../sessions/index.js';
import type { SignInGuard } from '../sign-in-guard/index.js';
import type { UserStore } from '../users/index.js';
import type { AccountMails } from './account-mails.js';
import type { AccountMailStore } from './account-mail-store.js';

export interface AccountLinkDependencies {
  store: AccountMailStore;
  mails: AccountMails;
  /** Seals addresses, bound to the id of their email. */
  sealing: Sealing;
  linkTokens: LinkTokens;
  users: Pick<UserStore, 'findById' | 'findByEmail' | 'update' | 'updateVerified'>;
  passwords: Pick<Passwords, 'hash'>;
  guard: Pick<SignInGuard, 'forget'>;
  sessionDependencies: SessionDependencies;
  outbox: Outbox;
  transaction: RunInTransaction;
  now: () => Date;
}
