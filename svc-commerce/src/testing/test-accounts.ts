import { issueSigningMail, type SigningMail } from '@hearthway/contracts/journey';
import {
  findVerifiedAccount,
  findVerifiedEmail,
  issueAccountMail,
  type AccountMail,
} from '@hearthway/contracts/identity';

/** What svc-identity and svc-journey would know, for tests. */
export function createTestAccounts() {
  /** By the id of the email. */
  const mails = new Map<string, AccountMail>();
  /** Verified addresses, by account. */
  const verified = new Map<string, string>();
  /** Emails to signers, by id. */
  const signingMails = new Map<string, SigningMail>();
  const state = { isDown: false };
  const gone = { code: 'account-mail.not-found', error: 'Gone', message: 'Gone', requestId: 'request' };

  function answering(answer: (body: never) => { status: number; body: unknown }) {
    return (body: unknown) => (state.isDown ? { status: 503, body: {} } : answer(body as never));
  }

  return {
    mails,
    verified,
    signingMails,
    state,
    answers: [
      {
        operation: issueSigningMail,
        answer: answering(({ mailId }: { mailId: string }) => {
          const mail = signingMails.get(mailId);
          return mail
            ? { status: 200, body: mail }
            : { status: 404, body: { ...gone, code: 'signing-mail.not-found' } };
        }),
      },
      {
        operation: issueAccountMail,
        answer: answering(({ mailId }: { mailId: string }) => {
          const mail = mails.get(mailId);
          return mail ? { status: 200, body: mail } : { status: 404, body: gone };
        }),
      },
      {
        operation: findVerifiedEmail,
        answer: answering(({ userId }: { userId: string }) => ({
          status: 200,
          body: { verifiedEmail: verified.get(userId) ?? null },
        })),
      },
      {
        operation: findVerifiedAccount,
        answer: answering(({ email }: { email: string }) => {
          const found = [...verified].find(([, address]) => address.toLowerCase() === email.trim().toLowerCase());
          return { status: 200, body: { verifiedUserId: found?.[0] ?? null } };
        }),
      },
    ],
  };
}
