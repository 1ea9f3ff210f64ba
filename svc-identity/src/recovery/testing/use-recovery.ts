import {
  changeProfile,
  completeEmailVerification,
  completePasswordReset,
  listSecurityEvents,
  login,
  me,
  requestPasswordReset,
  requestSignInCode,
  signInByCode,
  undoEmailChange,
  type AccountMailKind,
  type SecurityEvent,
} from '@hearthway/contracts/identity';
import { afterAll, beforeAll, expect } from '@jest/globals';
import {
  confirmAddress,
  issued,
  mailsTo,
  registration,
  startIdentityUnderTest,
  type IdentityUnderTest,
} from '../../testing/index.js';

export const minute = 60;
export const day = 24 * 60 * minute;
export const wanted = 'lantern by the old gate';
export const unusable = { status: 410, body: { code: 'account-link.unusable' } };
export const firefox = {
  'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:153.0) Gecko/20100101 Firefox/153.0',
};

export type Buyer = Awaited<ReturnType<IdentityUnderTest['buyer']>>;

/** The service under test, and what people do in their mailboxes. */
export function useRecovery() {
  let started: IdentityUnderTest;
  beforeAll(async () => {
    started = await startIdentityUnderTest();
  });
  afterAll(() => started.stop());
  const identity = () => started;

  async function confirmedBuyer(): Promise<Buyer> {
    const buyer = await identity().buyer();
    await confirmAddress(identity(), buyer.userId);
    return buyer;
  }

  /** The ids of the emails requested by this call. */
  async function mailsDuring(kind: AccountMailKind, work: () => Promise<unknown>): Promise<string[]> {
    const before = new Set(await mailsTo(identity(), kind, {}));
    await work();
    return (await mailsTo(identity(), kind, {})).filter((id) => !before.has(id));
  }
  const newest = async ({ userId }: Pick<Buyer, 'userId'>, kind: AccountMailKind) =>
    issued(identity(), (await mailsTo(identity(), kind, { userId })).at(-1));

  const askReset = (username: string) => identity().call(requestPasswordReset, { body: { username } });
  async function resetLink(username: string): Promise<string> {
    const [mailId] = await mailsDuring('password-reset', () => askReset(username));
    return (await issued(identity(), mailId)).token;
  }
  const reset = (token: string, newPassword = wanted) =>
    identity().call(completePasswordReset, { body: { token, newPassword } });
  const signIn = async (username: string, password: string) =>
    (await identity().call(login, { body: { username, password } })).status;
  const verify = (token: string) => identity().call(completeEmailVerification, { body: { token } });
  const changeEmail = ({ token, username, password }: Buyer, email: string) =>
    identity().call(changeProfile, { token, body: { username, email, password } });
  const undo = (token: string) => identity().call(undoEmailChange, { body: { token } });
  async function askCode(username: string) {
    let requestToken = '';
    const [mailId] = await mailsDuring('sign-in-code', async () => {
      const { body } = await identity().call(requestSignInCode, { body: { username } });
      requestToken = String(body['requestToken']);
    });
    return { requestToken, mailId };
  }
  const enterCode = (requestToken: string, code: string) =>
    identity().call(signInByCode, { body: { requestToken, code } });
  const isSignedIn = async ({ token }: Pick<Buyer, 'token'>) => (await identity().call(me, { token })).status === 200;
  async function log({ token }: Pick<Buyer, 'token'>): Promise<SecurityEvent[]> {
    return (await identity().call(listSecurityEvents, { token })).body['events'] as SecurityEvent[];
  }

  /** A change of address that is confirmed in the new mailbox. */
  async function changedEmail(buyer: Buyer): Promise<{ email: string; undoLink: string }> {
    const { email } = registration();
    expect((await changeEmail(buyer, email)).status).toBe(200);
    await confirmAddress(identity(), buyer.userId);
    return { email, undoLink: (await newest(buyer, 'email-changed')).token };
  }

  return {
    identity,
    confirmedBuyer,
    mailsDuring,
    newest,
    askReset,
    resetLink,
    reset,
    signIn,
    verify,
    changeEmail,
    undo,
    askCode,
    enterCode,
    isSignedIn,
    log,
    changedEmail,
  };
}
