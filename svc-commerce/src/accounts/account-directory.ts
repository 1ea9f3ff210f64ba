import {
  findVerifiedAccount,
  findVerifiedEmail,
  issueAccountMail,
  type AccountMail,
} from '@hearthway/contracts/identity';
import type { JsonAnswer, ServiceClient } from '@hearthway/service-kit';
import { issueMail } from '../issued-mails/index.js';

/** What svc-identity tells about accounts. Every question rejects when it does not answer. */
export interface AccountDirectory {
  /** The recipient and the link of an email about an account; undefined when it is not to be sent. */
  issueMail(mailId: string): Promise<AccountMail | undefined>;
  findVerifiedEmail(userId: string): Promise<string | undefined>;
  /** The id of the account that has verified this address. */
  findVerifiedAccount(email: string): Promise<string | undefined>;
}

const timeout = 3000;

export function createAccountDirectory(client: ServiceClient): AccountDirectory {
  return {
    issueMail: (mailId) => issueMail(client, issueAccountMail, { mailId, gone: 'account-mail.not-found' }),
    async findVerifiedEmail(userId) {
      const answer = await client.call(findVerifiedEmail, { body: { userId }, timeout });
      if (answer.status !== findVerifiedEmail.status) throw unexpected(answer);
      return findVerifiedEmail.reply.parse(await answer.json()).verifiedEmail ?? undefined;
    },
    async findVerifiedAccount(email) {
      const answer = await client.call(findVerifiedAccount, { body: { email }, timeout });
      if (answer.status !== findVerifiedAccount.status) throw unexpected(answer);
      return findVerifiedAccount.reply.parse(await answer.json()).verifiedUserId ?? undefined;
    },
  };
}

function unexpected({ status }: JsonAnswer): Error {
  return new Error(`The identity service answered with status ${status}`);
}
