import { issueAccountMail as issueOperation } from '@hearthway/contracts/identity';
import {
  createSealing,
  linkTokens,
  operationRouter,
  type Dependencies,
  type ServiceModule,
} from '@hearthway/service-kit';
import type { SignInGuard } from '../sign-in-guard/index.js';
import type { UserStore } from '../users/index.js';
import { createAccountMailCodes, type AccountMailCodes } from './account-mail-keys.js';
import { createAccountMailStore, type AccountMailStore } from './account-mail-store.js';
import { createAccountMails, type AccountMails } from './account-mails.js';
import { issueAccountMail } from './issue-account-mail.js';

export type { AccountMail } from './account-mail.js';
export type { AccountMailCodes, AccountMailStore, AccountMails };
export { awaitsConfirmation } from './issue-account-mail.js';

interface Needed extends Dependencies {
  readonly users: Pick<UserStore, 'findById' | 'findByLogin'>;
  readonly guard: Pick<SignInGuard, 'count'>;
  /** The current one first. */
  readonly secrets: readonly [string, ...string[]];
}

/** What was mailed, and how to ask for more. */
export interface MailedLinks {
  readonly mails: AccountMails;
  readonly store: AccountMailStore;
  readonly codes: AccountMailCodes;
  /** What an email's address or typed name was. */
  readonly nameOf: (mail: { id: string; sealedName: string }) => string;
}

export function openAccountMails({ connection, secrets, users, ...needed }: Needed): ServiceModule & MailedLinks {
  const store = createAccountMailStore(connection);
  const sealing = createSealing({ secretName: 'TOKEN_KEY_SECRET', secrets, purpose: 'hearthway account mails' });
  const codes = createAccountMailCodes(secrets);
  const mails = createAccountMails({ ...needed, store, sealing });
  const routes = operationRouter();
  const { now } = needed;
  routes.handle(issueOperation, ({ body }) =>
    issueAccountMail({ store, mails, sealing, codes, linkTokens, users, now }, body.mailId),
  );
  return { stores: [store], routes, mails, store, codes, nameOf: ({ id, sealedName }) => sealing.open(sealedName, id) };
}
