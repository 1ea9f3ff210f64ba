import { createSealing, type Dependencies, type Sealing, type ServiceModule } from '@hearthway/service-kit';
import type { SignInGuard, SignInOrigin } from '../sign-in-guard/index.js';
import { createAccountMailCodes, type AccountMailCodes } from './account-mail-keys.js';
import { createAccountMailStore, type AccountMailStore } from './account-mail-store.js';
import type { AccountMail } from './account-mail.js';
import { createAccountMails, type AccountMails } from './account-mails.js';

export { expiryOf, mailboxOf, type AccountMail } from './account-mail.js';
export type { AccountMails } from './account-mails.js';

interface Needed extends Dependencies {
  readonly guard: Pick<SignInGuard, 'count' | 'uncount'>;
  /** The current one first. */
  readonly secrets: readonly [string, ...string[]];
}

/** Sent emails, and how to request more. */
export interface MailedLinks {
  readonly mails: AccountMails;
  readonly store: AccountMailStore;
  readonly codes: AccountMailCodes;
  /** An email's address, or the name that somebody typed to ask for it. */
  readonly nameOf: (mail: Pick<AccountMail, 'id' | 'sealedName'>) => string;
  readonly originOf: (mail: Pick<AccountMail, 'id' | 'sealedOrigin'>) => SignInOrigin | undefined;
  readonly sealing: Pick<Sealing, 'seal'>;
}

export function openAccountMails({ connection, secrets, ...needed }: Needed): ServiceModule & MailedLinks {
  const store = createAccountMailStore(connection);
  const sealing = createSealing({ secretName: 'TOKEN_KEY_SECRET', secrets, purpose: 'hearthway account mails' });
  return {
    stores: [store],
    store,
    mails: createAccountMails({ ...needed, store, sealing }),
    codes: createAccountMailCodes(secrets),
    sealing,
    nameOf: ({ id, sealedName }) => sealing.open(sealedName, id),
    originOf: ({ id, sealedOrigin }) =>
      sealedOrigin === undefined ? undefined : (JSON.parse(sealing.open(sealedOrigin, id)) as SignInOrigin),
  };
}
