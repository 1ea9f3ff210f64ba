import {
  findVerifiedAccount,
  findVerifiedEmail,
  issueAccountMail,
  type AccountMail,
} from '@hearthway/contracts/identity';
import type { ServiceClient } from '@hearthway/service-kit';
import { ask } from '../questions/index.js';

/** What svc-identity knows about accounts. Each call rejects if the answer is missing or not as agreed. */
export interface AccountDirectory {
  /** The recipient of an email about an account, and a new link or code. Undefined if it need not be sent any more. */
  issueMail(mailId: string): Promise<AccountMail | undefined>;
  /** The confirmed address of an account. An account that has had one keeps one as long as it exists. */
  findVerifiedEmail(userId: string): Promise<string | undefined>;
  /** The id of the account that has confirmed this address. */
  findVerifiedAccount(email: string): Promise<string | undefined>;
}

const gone = 'account-mail.gone' satisfies keyof typeof issueAccountMail.errors;

export const createAccountDirectory = (client: ServiceClient): AccountDirectory => ({
  issueMail: (mailId) => ask(client, issueAccountMail, { mailId }, gone),
  findVerifiedEmail: async (userId) => (await ask(client, findVerifiedEmail, { userId }))?.email ?? undefined,
  findVerifiedAccount: async (email) => (await ask(client, findVerifiedAccount, { email }))?.userId ?? undefined,
});
