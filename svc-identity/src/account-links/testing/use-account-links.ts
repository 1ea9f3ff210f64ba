import {
  accountMailLimit,
  completeEmailVerification,
  completePasswordReset,
  issueAccountMail,
  login,
  me,
  requestPasswordReset,
  type AccountMail,
  type AccountMailKind,
} from '@hearthway/contracts/identity';
import { afterAll, beforeAll, beforeEach, expect } from '@jest/globals';
import { startIdentityUnderTest, type IdentityUnderTest } from '../../testing/index.js';

interface StoredEvent {
  type: string;
  data: Record<string, unknown>;
}

export const wanted = 'lantern by the old gate';
export const unusable = { status: 410, body: { code: 'account-link.unusable' } };

/** The service, and the links that it mails. */
export function useAccountLinks() {
  let identity: IdentityUnderTest;
  beforeAll(async () => {
    identity = await startIdentityUnderTest({ LOG_LEVEL: 'trace' });
  });
  afterAll(() => identity.stop());
  // Tests ask for more emails than an address can get in one window, unless each window begins with them.
  beforeEach(() => {
    identity.moveClock(accountMailLimit.windowSeconds);
  });

  const outbox = async (): Promise<StoredEvent[]> =>
    (await identity.database.collection('outbox').find().sort({ createdAt: 1 }).toArray()).map(
      ({ body }) => JSON.parse(String(body)) as StoredEvent,
    );
  const rows = () => identity.database.collection<{ _id: string; kind: string; requestedAt: Date }>('account-mails');

  /** Emails of a kind that were asked for while something ran, oldest first. */
  async function mailsDuring(kind: AccountMailKind, run: () => Promise<unknown>): Promise<string[]> {
    const ids = async () =>
      (await outbox()).filter(({ data }) => data['kind'] === kind).map(({ data }) => data['mailId']);
    const before = await ids();
    await run();
    return (await ids()).filter((id) => !before.includes(id)) as string[];
  }

  const issue = (mailId: string) => identity.call(issueAccountMail, { body: { mailId } });

  async function issued(mailId: string | undefined): Promise<AccountMail & { token: string }> {
    const { status, body } = await issue(String(mailId));
    expect(status).toBe(200);
    return body as unknown as AccountMail & { token: string };
  }

  const askReset = (email: string) => identity.call(requestPasswordReset, { body: { email } });
  const complete = (token: string, newPassword: string) =>
    identity.call(completePasswordReset, { body: { token, newPassword } });
  const verify = (token: string) => identity.call(completeEmailVerification, { body: { token } });
  const signIn = async (username: string, password: string) =>
    (await identity.call(login, { body: { username, password } })).status;

  async function resetLink(email: string): Promise<string> {
    const [mailId] = await mailsDuring('password-reset', () => askReset(email));
    return (await issued(mailId)).token;
  }

  /** A buyer, and the token of the link that registration mailed. */
  async function unverifiedBuyer() {
    let buyer = {} as Awaited<ReturnType<IdentityUnderTest['buyer']>>;
    const [mailId] = await mailsDuring('email-verification', async () => {
      buyer = await identity.buyer();
    });
    return { ...buyer, mailId: String(mailId), link: (await issued(mailId)).token };
  }

  const verifiedAt = async (token: string) => (await identity.call(me, { token })).body['emailVerifiedAt'];

  return {
    identity: () => identity,
    outbox,
    rows,
    mailsDuring,
    issue,
    issued,
    askReset,
    complete,
    verify,
    signIn,
    resetLink,
    unverifiedBuyer,
    verifiedAt,
  };
}
