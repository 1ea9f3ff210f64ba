import { createSealing, type Dependencies, type ServiceModule } from '@hearthway/service-kit';
import type { SignInGuard } from '../sign-in-guard/index.js';
import { createAccountMailCodes, type AccountMailCodes } from './account-mail-keys.js';
import { createAccountMailStore, type AccountMailStore } from './account-mail-store.js';
import { createAccountMails, type AccountMails } from './account-mails.js';

export { expiryOf, type AccountMail } from './account-mail.js';
export type { AccountMails } from './account-mails.js';

interface Needed extends Dependencies {
  readonly guard: Pick<SignInGuard, 'count'>;
  /** The current one first. */
  readonly secrets: readonly [string, ...string[]];
}

/** What was mailed, and how to ask for more. */
export interface MailedLinks {
  readonly mails: AccountMails;
  readonly store: AccountMailStore;
  readonly codes: AccountMailCodes;
  /** An email's address, or the name that somebody typed to ask for it. */
  readonly nameOf: (mail: { id: string; sealedName: string }) => string;
}

export function openAccountMails({ connection, secrets, ...needed }: Needed): ServiceModule & MailedLinks {
  const store = createAccountMailStore(connection);
  const sealing = createSealing({ secretName: 'TOKEN_KEY_SECRET', secrets, purpose: 'hearthway account mails' });
  return {
    stores: [store],
    store,
    mails: createAccountMails({ ...needed, store, sealing }),
    codes: createAccountMailCodes(secrets),
    nameOf: ({ id, sealedName }) => sealing.open(sealedName, id),
  };
}
