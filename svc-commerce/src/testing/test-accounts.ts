import {
  findVerifiedAccount,
  findVerifiedEmail,
  issueAccountMail,
  type AccountMail,
} from '@hearthway/contracts/identity';
import { issueSigningMail, type SigningMail } from '@hearthway/contracts/journey';
import type { Problem } from '@hearthway/contracts/problem';
import { emailKey } from '../personal-data/index.js';

const gone: Problem = { code: 'account-mail.gone', error: 'Not found', message: 'Not found', requestId: 'request-1' };

/** What svc-identity and svc-journey would know, for tests to fill, and how they answer. */
export function createTestAccounts() {
  /** By the id of the email. */
  const mails = new Map<string, AccountMail>();
  /** Emails to signers, by their id. */
  const signingMails = new Map<string, SigningMail>();
  /** Confirmed addresses, by account. */
  const verified = new Map<string, string>();
  /** Whether it answers with errors, or not at all. */
  const state = { broken: false, silent: false };
  /** The emails that it was asked for. */
  const asked: string[] = [];

  function reply(body: unknown, status = 200) {
    if (state.silent) return undefined;
    return state.broken ? { status: 503, body: {} } : { status, body };
  }

  const answers = [
    {
      operation: issueAccountMail,
      answer(body: unknown) {
        const { mailId } = issueAccountMail.body!.parse(body);
        asked.push(mailId);
        const mail = mails.get(mailId);
        return mail ? reply(mail) : reply(gone, 404);
      },
    },
    {
      operation: issueSigningMail,
      answer(body: unknown) {
        const mail = signingMails.get(issueSigningMail.body!.parse(body).mailId);
        return mail ? reply(mail) : reply({ ...gone, code: 'signing-mail.gone' }, 404);
      },
    },
    {
      operation: findVerifiedEmail,
      answer(body: unknown) {
        const { userId } = findVerifiedEmail.body!.parse(body);
        return reply({ email: verified.get(userId) ?? null });
      },
    },
    {
      operation: findVerifiedAccount,
      answer(body: unknown) {
        const { email } = findVerifiedAccount.body!.parse(body);
        const found = [...verified].find(([, address]) => emailKey(address) === emailKey(email));
        return reply({ userId: found?.[0] ?? null });
      },
    },
  ];
  return { mails, signingMails, verified, state, asked, answers };
}
