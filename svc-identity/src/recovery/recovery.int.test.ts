import {
  changePassword,
  changeProfile,
  codeTries,
  completeEmailVerification,
  completePasswordReset,
  deleteAccount,
  emailVerified,
  endSessionByLink,
  findVerifiedAccount,
  findVerifiedEmail,
  issueAccountMail,
  listSecurityEvents,
  listSessions,
  login,
  me,
  refresh,
  register,
  requestEmailVerification,
  requestPasswordReset,
  requestSignInCode,
  signInByCode,
  undoEmailChange,
  verifyEmailByCode,
  type AccountMailKind,
  type SecurityEvent,
} from '@hearthway/contracts/identity';
import { eventually } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  confirmAddress,
  issued,
  mailsTo,
  publishedAbout,
  registration,
  startIdentityUnderTest,
  type IdentityUnderTest,
} from '../testing/index.js';

let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await startIdentityUnderTest();
});
afterAll(() => identity.stop());

const minute = 60;
const day = 24 * 60 * minute;
const wanted = 'lantern by the old gate';
const unusable = { status: 410, body: { code: 'account-link.unusable' } };
const firefox = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:153.0) Gecko/20100101 Firefox/153.0' };

type Buyer = Awaited<ReturnType<IdentityUnderTest['buyer']>>;

async function confirmedBuyer(): Promise<Buyer> {
  const buyer = await identity.buyer();
  await confirmAddress(identity, buyer.userId);
  return buyer;
}

/** The ids of the emails that were asked for by this. */
async function mailsDuring(kind: AccountMailKind, work: () => Promise<unknown>): Promise<string[]> {
  const before = new Set(await mailsTo(identity, kind, {}));
  await work();
  return (await mailsTo(identity, kind, {})).filter((id) => !before.has(id));
}
const newest = async ({ userId }: Pick<Buyer, 'userId'>, kind: AccountMailKind) =>
  issued(identity, (await mailsTo(identity, kind, { userId })).at(-1));

const askReset = (username: string) => identity.call(requestPasswordReset, { body: { username } });
async function resetLink(username: string): Promise<string> {
  const [mailId] = await mailsDuring('password-reset', () => askReset(username));
  return (await issued(identity, mailId)).token;
}
const reset = (token: string, newPassword = wanted) =>
  identity.call(completePasswordReset, { body: { token, newPassword } });
const signIn = async (username: string, password: string) =>
  (await identity.call(login, { body: { username, password } })).status;
const verify = (token: string) => identity.call(completeEmailVerification, { body: { token } });
const changeEmail = ({ token, username, password }: Buyer, email: string) =>
  identity.call(changeProfile, { token, body: { username, email, password } });
const undo = (token: string) => identity.call(undoEmailChange, { body: { token } });
async function askCode(username: string) {
  let requestToken = '';
  const [mailId] = await mailsDuring('sign-in-code', async () => {
    const { body } = await identity.call(requestSignInCode, { body: { username } });
    requestToken = String(body['requestToken']);
  });
  return { requestToken, mailId };
}
const enterCode = (requestToken: string, code: string) => identity.call(signInByCode, { body: { requestToken, code } });
const isSignedIn = async ({ token }: Pick<Buyer, 'token'>) => (await identity.call(me, { token })).status === 200;
async function log({ token }: Pick<Buyer, 'token'>): Promise<SecurityEvent[]> {
  return (await identity.call(listSecurityEvents, { token })).body['events'] as SecurityEvent[];
}

/** A change of the address that is confirmed in the new mailbox. */
async function changedEmail(buyer: Buyer): Promise<{ email: string; undoLink: string }> {
  const { email } = registration();
  expect((await changeEmail(buyer, email)).status).toBe(200);
  await confirmAddress(identity, buyer.userId);
  return { email, undoLink: (await newest(buyer, 'email-changed')).token };
}

describe('a forgotten password', () => {
  it.each(['username', 'email'] as const)(
    'is replaced by a link for who gives the %s, and every session ends',
    async (by) => {
      const buyer = await confirmedBuyer();
      const [mailId] = await mailsDuring('password-reset', () => askReset(` ${buyer[by].toUpperCase()} `));
      const mail = await issued(identity, mailId);
      expect(mail).toMatchObject({ to: buyer.email, username: buyer.username });
      const [notice] = await mailsDuring('password-changed', async () => {
        expect((await reset(mail.token)).status).toBe(204);
      });
      expect((await issued(identity, notice)).to).toBe(buyer.email);
      expect(await signIn(buyer.username, buyer.password)).toBe(401);
      expect(await signIn(buyer.username, wanted)).toBe(200);
      expect(await isSignedIn(buyer)).toBe(false);
      expect((await identity.call(refresh, { cookie: buyer.cookie })).status).toBe(401);
    },
  );

  it('is asked for without looking whether the account exists', async () => {
    const { email } = await identity.buyer();
    const users = identity.database.collection('users');
    const known = await users.find().toArray();
    // Without the users nothing about them can be looked up: the request must not notice.
    await identity.database.renameCollection('users', 'users-away');
    const answers: unknown[] = [];
    let asked: string[];
    try {
      asked = await mailsDuring('password-reset', async () => {
        for (const name of [email, 'nobody@example.com']) answers.push(await askReset(name));
      });
    } finally {
      await identity.database.renameCollection('users-away', 'users');
    }
    expect(known.length).toBeGreaterThan(0);
    expect(answers).toMatchObject([
      { status: 204, body: {} },
      { status: 204, body: {} },
    ]);
    const rows = await identity.database.collection<{ _id: string }>('account-mails').find().toArray();
    const stored = asked.map((id) => Object.keys(rows.find(({ _id }) => _id === id) ?? {}).sort());
    expect(stored[0]).toEqual(stored[1]);
    expect((await issued(identity, asked[0])).to).toBe(email);
    expect(await identity.call(issueAccountMail, { body: { mailId: asked[1] } })).toMatchObject({
      status: 404,
      body: { code: 'account-mail.gone' },
    });
  });

  it('takes each link once, of two at the same moment too, and then none of the others', async () => {
    const { username } = await confirmedBuyer();
    const [first, second] = [await resetLink(username), await resetLink(username)];
    const passwords = ['lantern by the first gate', 'lantern by the second gate'];
    const answers = await Promise.all(passwords.map((password) => reset(first, password)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 410]);
    expect(await Promise.all(passwords.map((password) => signIn(username, password)))).toEqual(
      answers.map(({ status }) => (status === 204 ? 200 : 401)),
    );
    expect(await reset(first)).toMatchObject(unusable);
    expect(await reset(second)).toMatchObject(unusable);
  });

  it('with two links used at the same moment gets one of the two passwords', async () => {
    const { username } = await confirmedBuyer();
    const links = [await resetLink(username), await resetLink(username)];
    const answers = await Promise.all(links.map((link, index) => reset(link, `lantern by gate number ${index}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 410]);
  });

  it('opens nothing with a link to an address that the account no longer has, however the two crossed', async () => {
    const buyer = await identity.buyer();
    const [mailId] = await mailsDuring('password-reset', () => askReset(buyer.username));
    const { token } = await issued(identity, mailId);
    // As if the address had changed between the look at the account and the storing of the link.
    const mails = identity.database.collection<{ _id: string }>('account-mails');
    await mails.updateOne({ _id: String(mailId) }, { $unset: { userId: 1 } });
    expect((await changeEmail(buyer, registration().email)).status).toBe(200);
    await mails.updateOne({ _id: String(mailId) }, { $set: { userId: buyer.userId } });
    expect(await reset(token)).toMatchObject(unusable);
    expect((await identity.call(me, { token: buyer.token })).body).toMatchObject({ emailVerified: false });
  });

  it('keeps a link that came with a password that is refused', async () => {
    const buyer = await confirmedBuyer();
    const link = await resetLink(buyer.email);
    expect((await reset(link, 'password1')).body.code).toBe('user.password-too-common');
    expect((await reset(link, buyer.email)).body.code).toBe('user.password-personal');
    expect((await reset(link, 'short')).body.code).toBe('request.invalid');
    expect((await reset(link)).status).toBe(204);
  });

  it('takes a link for half an hour, and only the one of the last attempt to send the email', async () => {
    const { email } = await confirmedBuyer();
    const [mailId] = await mailsDuring('password-reset', () => askReset(email));
    const [lost, sent] = [await issued(identity, mailId), await issued(identity, mailId)];
    expect([lost.isPasswordOff, sent.isPasswordOff]).toEqual([false, false]);
    expect(await reset(lost.token)).toMatchObject(unusable);
    identity.moveClock(30 * minute);
    expect(await reset(sent.token)).toMatchObject(unusable);
  });

  it('is mailed three times in half an hour at most, by username and email together, with the same answer beyond', async () => {
    const { username, email } = await confirmedBuyer();
    const statuses: number[] = [];
    const asked = await mailsDuring('password-reset', async () => {
      const names = Array.from({ length: 10 }, (_, index) => (index % 2 ? username : email));
      statuses.push(...(await Promise.all(names.map(askReset))).map(({ status }) => status));
    });
    expect(new Set(statuses)).toEqual(new Set([204]));
    expect(asked).toHaveLength(6);
    // From a familiar network, there are three more.
    const sent = await Promise.all(asked.map((mailId) => identity.call(issueAccountMail, { body: { mailId } })));
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(3);
    identity.moveClock(30 * minute);
    expect((await reset(await resetLink(email))).status).toBe(204);
  });

  it('is mailed to who asks from a familiar network, although strangers have asked too often', async () => {
    const { username, email } = await confirmedBuyer();
    const stranger = { 'x-forwarded-for': '203.0.113.50' };
    for (const name of [username, email]) {
      for (let turn = 0; turn < 3; turn += 1) {
        await identity.call(requestPasswordReset, { body: { username: name }, headers: stranger });
      }
    }
    const before = await mailsTo(identity, 'password-reset', {});
    const issue = (mailId: string) => identity.call(issueAccountMail, { body: { mailId } });
    const sent = await Promise.all(before.slice(-6).map(issue));
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(3);
    expect((await reset(await resetLink(username))).status).toBe(204);
  });

  it('confirms an address that was not, and takes the account from who registered with it', async () => {
    const squatter = await identity.buyer();
    expect((await reset(await resetLink(squatter.email))).status).toBe(204);
    expect(await isSignedIn(squatter)).toBe(false);
    const { body } = await identity.call(login, { body: { username: squatter.email, password: wanted } });
    expect(body['user']).toMatchObject({ emailVerified: true });
  });

  it('mails no text that a stranger chose as the username to an address that is not confirmed', async () => {
    const typed = { ...registration(), username: 'visit evil.example now' };
    expect((await identity.call(register, { body: typed })).status).toBe(201);
    const [mailId] = await mailsDuring('password-reset', () => askReset(typed.email));
    expect((await issued(identity, mailId)).username).toBeNull();
  });
});

describe('an email address', () => {
  it('is confirmed by the link of the registration, signed out, and once more without effect', async () => {
    const buyer = await identity.buyer();
    expect((await identity.call(me, { token: buyer.token })).body).toMatchObject({ emailVerified: false });
    expect((await identity.call(findVerifiedAccount, { body: { email: buyer.email } })).body).toEqual({ userId: null });
    const { token, to, isChange } = await newest(buyer, 'email-verification');
    expect([to, isChange]).toEqual([buyer.email, false]);
    expect((await Promise.all([verify(token), verify(token)])).map(({ status }) => status)).toEqual([204, 204]);
    expect((await verify(token)).status).toBe(204);
    expect((await identity.call(me, { token: buyer.token })).body).toMatchObject({ emailVerified: true });
    const { userId, email } = buyer;
    expect((await identity.call(findVerifiedEmail, { body: { userId } })).body).toEqual({ email });
    expect((await identity.call(findVerifiedAccount, { body: { email: email.toUpperCase() } })).body).toEqual({
      userId,
    });
    expect((await publishedAbout(identity, userId, emailVerified.type)).data).toEqual({ userId });
  });

  it('is confirmed by the code of the newest email, in its own session only', async () => {
    const [buyer, other] = [await identity.buyer(), await identity.buyer()];
    const { code } = await newest(buyer, 'email-verification');
    expect(code).toMatch(/^\d{6}$/);
    const enter = ({ token }: Buyer, typed: string) =>
      identity.call(verifyEmailByCode, { token, body: { code: typed } });
    expect(await enter(other, code)).toMatchObject({ status: 400, body: { code: 'account-code.wrong' } });
    const reply = await enter(buyer, ` ${code.slice(0, 3)} ${code.slice(3)} `);
    expect(reply).toMatchObject({ status: 200, body: { emailVerified: true } });
  });

  it('takes five wrong codes, then not the right one either, however many come at once', async () => {
    const buyer = await identity.buyer();
    const { code } = await newest(buyer, 'email-verification');
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const enter = (typed: string) => identity.call(verifyEmailByCode, { token: buyer.token, body: { code: typed } });
    await Promise.all(Array.from({ length: 2 * codeTries }, () => enter(wrong)));
    expect((await enter(code)).status).toBe(400);
    // Another email has another code.
    expect((await identity.call(requestEmailVerification, { token: buyer.token })).status).toBe(204);
    expect((await enter((await newest(buyer, 'email-verification')).code)).status).toBe(200);
  });

  it('that is not confirmed gets no other mail, and one reminder', async () => {
    const buyer = await identity.buyer();
    const { username, password, userId } = buyer;
    await identity.call(login, { body: { username, password }, headers: firefox });
    const body = { currentPassword: password, newPassword: wanted };
    expect((await identity.call(changePassword, { token: buyer.token, body })).status).toBe(204);
    expect(await mailsTo(identity, 'new-device', { userId })).toEqual([]);
    for (const mailId of await mailsTo(identity, 'password-changed', { userId })) {
      expect((await identity.call(issueAccountMail, { body: { mailId } })).status).toBe(404);
    }
    const { requestToken, mailId } = await askCode(username);
    expect((await identity.call(issueAccountMail, { body: { mailId } })).status).toBe(404);
    expect((await enterCode(requestToken, 'BCDFGHJK')).status).toBe(401);

    const confirmed = await confirmedBuyer();
    identity.moveClock(3 * day);
    await eventually(async () => {
      expect(await mailsTo(identity, 'verification-reminder', { userId })).toHaveLength(1);
    });
    expect((await newest(buyer, 'verification-reminder')).to).toBe(buyer.email);
    identity.moveClock(3 * day);
    const later = await identity.buyer();
    identity.moveClock(3 * day);
    await eventually(async () => {
      expect(await mailsTo(identity, 'verification-reminder', { userId: later.userId })).toHaveLength(1);
    });
    expect(await mailsTo(identity, 'verification-reminder', { userId: confirmed.userId })).toEqual([]);
    expect((await mailsTo(identity, 'verification-reminder', { userId })).length).toBeLessThan(2);
  });

  it('gets its first email although strangers had theirs changed to it too often', async () => {
    const typed = registration();
    for (let turn = 0; turn < 2; turn += 1) {
      const stranger = await identity.buyer();
      const other = registration().email;
      for (const email of [typed.email, other, typed.email, other, typed.email, other]) {
        await changeEmail(stranger, email);
      }
      await changeEmail(stranger, registration().email);
      await identity.call(deleteAccount, { token: stranger.token, body: { password: stranger.password } });
    }
    const { body } = await identity.call(register, { body: typed });
    const { id: userId } = body['user'] as { id: string };
    expect((await newest({ userId }, 'email-verification')).to).toBe(typed.email);
  });

  it('shares its mailbox’s limit with all that differ after a plus', async () => {
    const { username, email, password } = registration();
    const [mailbox, domain] = email.split('@');
    for (let turn = 0; turn < 7; turn += 1) {
      const body = { username: `${username}${turn}`, email: `${mailbox}+${turn}@${domain}`, password };
      expect((await identity.call(register, { body })).status).toBe(201);
    }
    const users = await identity.database
      .collection<{ _id: string }>('users')
      .find({ username: { $regex: username } })
      .toArray();
    const asked = await mailsTo(identity, 'email-verification', { userId: { $in: users.map(({ _id }) => _id) } });
    expect([users.length, asked.length]).toEqual([7, 5]);
  });

  it('gets five emails a day at most', async () => {
    const { token, userId } = await identity.buyer();
    const ask = () => identity.call(requestEmailVerification, { token });
    const replies = [await ask(), await ask(), await ask(), await ask(), await ask()];
    expect(replies.map(({ status }) => status)).toEqual([204, 204, 204, 204, 429]);
    expect(replies[4]?.headers.get('retry-after')).toMatch(/^\d+$/);
    await confirmAddress(identity, userId);
    expect((await ask()).status).toBe(204);
    expect((await identity.call(requestEmailVerification)).status).toBe(401);
  });
});

describe('changing the address', () => {
  it('waits for the new mailbox, tells the old one, and can be undone for seven days', async () => {
    const buyer = await confirmedBuyer();
    const { email } = registration();
    const reply = await changeEmail(buyer, email);
    expect(reply.body).toMatchObject({ email: buyer.email, pendingEmail: email, emailVerified: true });
    expect(await signIn(email, buyer.password)).toBe(401);
    expect(await newest(buyer, 'email-verification')).toMatchObject({ to: email, isChange: true });
    await confirmAddress(identity, buyer.userId);
    expect((await identity.call(me, { token: buyer.token })).body).toMatchObject({ email, pendingEmail: null });
    const notice = await newest(buyer, 'email-changed');
    expect(notice.to).toBe(buyer.email);
    // Nobody else gets the address meanwhile.
    const taken = await identity.call(register, { body: { ...registration(), email: buyer.email } });
    expect(taken.body.code).toBe('user.email-taken');

    const thief = await identity.call(login, { body: { username: email, password: buyer.password } });
    const [linkMail] = await mailsDuring('password-reset', async () => {
      expect((await undo(notice.token)).status).toBe(204);
    });
    expect((await identity.call(me, { token: String(thief.body['token']) })).status).toBe(401);
    expect(await signIn(buyer.email, buyer.password)).toBe(401);
    const link = await issued(identity, linkMail);
    expect(link).toMatchObject({ to: buyer.email, isPasswordOff: true });
    // Another attempt to send it says the same.
    const again = await issued(identity, linkMail);
    expect(again.isPasswordOff).toBe(true);
    expect((await newest(buyer, 'email-change-undone')).to).toBe(email);
    // Orders paid with the former address meanwhile are looked for again.
    const announced = () =>
      identity.events.filter(({ type, subject }) => type === emailVerified.type && subject === buyer.userId);
    await eventually(() => expect(announced()).toHaveLength(3));
    expect((await reset(again.token)).status).toBe(204);
    expect(await signIn(buyer.email, wanted)).toBe(200);
    expect(await undo(notice.token)).toMatchObject(unusable);
  });

  it('can’t be undone after seven days, and the address is free again', async () => {
    const buyer = await confirmedBuyer();
    const { undoLink } = await changedEmail(buyer);
    identity.moveClock(7 * day);
    expect(await undo(undoLink)).toMatchObject(unusable);
    expect((await identity.call(register, { body: { ...registration(), email: buyer.email } })).status).toBe(201);
  });

  it('twice leaves the first owner the way back, also after the second change was undone', async () => {
    const buyer = await confirmedBuyer();
    const first = await changedEmail(buyer);
    const { token } = (await identity.call(login, { body: { username: first.email, password: buyer.password } })).body;
    const second = await changedEmail({ ...buyer, token: String(token) });
    expect((await undo(second.undoLink)).status).toBe(204);
    expect((await undo(first.undoLink)).status).toBe(204);
    const [mailId] = await mailsDuring('password-reset', () => askReset(buyer.username));
    expect((await issued(identity, mailId)).to).toBe(buyer.email);
  });

  it('back by its first owner closes the ways of whoever took the account', async () => {
    const buyer = await confirmedBuyer();
    const first = await changedEmail(buyer);
    const thiefLink = await resetLink(first.email);
    const { requestToken, mailId } = await askCode(first.email);
    const { code } = await issued(identity, mailId);
    const second = await changedEmail(buyer);
    expect((await undo(first.undoLink)).status).toBe(204);
    expect(await reset(thiefLink)).toMatchObject(unusable);
    expect((await enterCode(requestToken, code)).status).toBe(401);
    expect(await undo(second.undoLink)).toMatchObject(unusable);
    expect(await signIn(buyer.username, buyer.password)).toBe(401);
  });

  it('ends with a new password in the settings, which somebody with the old one can’t set again and again', async () => {
    const buyer = await confirmedBuyer();
    await changeEmail(buyer, registration().email);
    const { token } = await newest(buyer, 'email-verification');
    const change = (currentPassword: string, newPassword: string) =>
      identity.call(changePassword, { token: buyer.token, body: { currentPassword, newPassword } });
    expect((await change(buyer.password, `${wanted} 0`)).status).toBe(204);
    expect(await verify(token)).toMatchObject(unusable);
    expect((await identity.call(me, { token: buyer.token })).body).toMatchObject({ pendingEmail: null });
    for (let turn = 0; turn < 4; turn += 1) {
      expect((await change(`${wanted} ${turn}`, `${wanted} ${turn + 1}`)).status).toBe(204);
    }
    const link = await resetLink(buyer.email);
    expect((await change(`${wanted} 4`, `${wanted} 5`)).status).toBe(429);
    expect((await reset(link)).status).toBe(204);
  });

  it('to one that was asked for is taken back by keeping the present one, or by a new password', async () => {
    const buyer = await confirmedBuyer();
    await changeEmail(buyer, registration().email);
    const { token } = await newest(buyer, 'email-verification');
    expect((await changeEmail(buyer, buyer.email)).body).toMatchObject({ pendingEmail: null });
    expect(await verify(token)).toMatchObject(unusable);

    await changeEmail(buyer, registration().email);
    const second = await newest(buyer, 'email-verification');
    expect((await reset(await resetLink(buyer.email))).status).toBe(204);
    expect(await verify(second.token)).toMatchObject(unusable);
  });

  it('to one that somebody registers meanwhile is refused when it is confirmed', async () => {
    const buyer = await confirmedBuyer();
    const typed = registration();
    await changeEmail(buyer, typed.email);
    expect((await identity.call(register, { body: typed })).status).toBe(201);
    const { token } = await newest(buyer, 'email-verification');
    expect(await verify(token)).toMatchObject({ status: 409, body: { code: 'user.email-taken' } });
    expect((await identity.call(me, { token: buyer.token })).body).toMatchObject({ email: buyer.email });
  });

  it('that nobody has confirmed happens at once', async () => {
    const buyer = await identity.buyer();
    const old = await newest(buyer, 'email-verification');
    const { email } = registration();
    expect((await changeEmail(buyer, email)).body).toMatchObject({ email, emailVerified: false, pendingEmail: null });
    expect(await verify(old.token)).toMatchObject(unusable);
    expect(await mailsTo(identity, 'email-changed', { userId: buyer.userId })).toEqual([]);
    expect(await newest(buyer, 'email-verification')).toMatchObject({ to: email, isChange: false });
  });
});

describe('signing in with a mailed code', () => {
  it('works once, typed in any way, for the browser that asked', async () => {
    const buyer = await confirmedBuyer();
    const { requestToken, mailId } = await askCode(buyer.email);
    const { to, code } = await issued(identity, mailId);
    expect(to).toBe(buyer.email);
    expect(code).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{8}$/);
    const elsewhere = (await askCode(buyer.username)).requestToken;
    expect((await enterCode(elsewhere, code)).status).toBe(401);
    const typed = `${code.slice(0, 4)}-${code.slice(4)} `.toLowerCase();
    const atOnce = await Promise.all([enterCode(requestToken, typed), enterCode(requestToken, typed)]);
    expect(atOnce.map(({ status }) => status).sort()).toEqual([200, 401]);
    const reply = atOnce.find(({ status }) => status === 200);
    expect(reply?.body['user']).toMatchObject({ username: buyer.username });
    expect(await isSignedIn({ token: String(reply?.body['token']) })).toBe(true);
    expect((await enterCode(requestToken, code)).status).toBe(401);
  });

  it('takes five tries, and a code for ten minutes', async () => {
    const buyer = await confirmedBuyer();
    const first = await askCode(buyer.username);
    const right = await issued(identity, first.mailId);
    await Promise.all(Array.from({ length: 2 * codeTries }, () => enterCode(first.requestToken, 'ZZZZ-ZZZZ')));
    expect(await enterCode(first.requestToken, right.code)).toMatchObject({
      status: 401,
      body: { code: 'session.invalid-code' },
    });
    const second = await askCode(buyer.username);
    const late = await issued(identity, second.mailId);
    identity.moveClock(10 * minute);
    expect((await enterCode(second.requestToken, late.code)).status).toBe(401);
  });

  it('stops with a new password, another address, and the end of the account', async () => {
    const buyer = await confirmedBuyer();
    const codeFor = async () => {
      const { requestToken, mailId } = await askCode(buyer.username);
      return { requestToken, code: (await issued(identity, mailId)).code };
    };
    const first = await codeFor();
    await identity.call(changePassword, {
      token: buyer.token,
      body: { currentPassword: buyer.password, newPassword: wanted },
    });
    expect((await enterCode(first.requestToken, first.code)).status).toBe(401);
    const second = await codeFor();
    await changedEmail({ ...buyer, password: wanted });
    expect((await enterCode(second.requestToken, second.code)).status).toBe(401);
    const third = await codeFor();
    await identity.call(deleteAccount, { token: buyer.token, body: { password: wanted } });
    expect((await enterCode(third.requestToken, third.code)).status).toBe(401);
  });
});

describe('a new device', () => {
  it('is told to the owner, who ends its session with one link; a known one is not', async () => {
    const buyer = await confirmedBuyer();
    const { username, password, userId } = buyer;
    const reply = await identity.call(login, { body: { username, password }, headers: firefox });
    const mail = await newest(buyer, 'new-device');
    expect(mail).toMatchObject({ to: buyer.email, device: 'Firefox on Windows' });
    const device = reply.headers
      .getSetCookie()
      .find((cookie) => cookie.includes('hearthway_device'))
      ?.split(';')[0];
    await identity.call(login, { body: { username, password }, headers: { ...firefox, cookie: String(device) } });
    expect(await mailsTo(identity, 'new-device', { userId })).toHaveLength(1);

    const end = () => identity.call(endSessionByLink, { body: { token: mail.token } });
    expect((await end()).status).toBe(204);
    expect(await isSignedIn({ token: String(reply.body['token']) })).toBe(false);
    expect(await isSignedIn(buyer)).toBe(true);
    expect((await end()).status).toBe(204);
    // Whoever opens another one on that device is told of, too.
    await identity.call(login, { body: { username, password }, headers: { ...firefox, cookie: String(device) } });
    expect(await mailsTo(identity, 'new-device', { userId })).toHaveLength(2);
    expect((await identity.call(listSessions, { token: buyer.token })).body).toHaveLength(3);
  });
});

describe('the token of one link', () => {
  it('opens nothing else, and neither does a session’s token or cookie', async () => {
    const buyer = await confirmedBuyer();
    const unconfirmed = await identity.buyer();
    const { undoLink } = await changedEmail(buyer);
    await identity.call(login, { body: { username: buyer.username, password: buyer.password } });
    const { requestToken } = await askCode(buyer.username);
    const tokens = {
      'email-verification': (await newest(unconfirmed, 'email-verification')).token,
      'password-reset': await resetLink(buyer.username),
      'email-changed': undoLink,
      'new-device': (await newest(buyer, 'new-device')).token,
      'sign-in-code': requestToken,
      session: buyer.token,
      cookie: buyer.cookie,
    };
    const ways = {
      'email-verification': verify,
      'password-reset': (token: string) => reset(token),
      'email-changed': undo,
      'new-device': (token: string) => identity.call(endSessionByLink, { body: { token } }),
    };
    const opened = [];
    for (const [way, open] of Object.entries(ways)) {
      for (const [from, token] of Object.entries(tokens)) {
        const { status } = await open(token.slice(0, 200));
        if (from !== way && status !== 410) opened.push(`${way} with ${from}: ${status}`);
      }
    }
    expect(opened).toEqual([]);
  });
});

describe('the security log', () => {
  it('lists what happened to the account, with the device, for its owner only', async () => {
    const buyer = await confirmedBuyer();
    const { username, password, token } = buyer;
    await identity.call(login, { body: { username, password }, headers: firefox });
    await changedEmail(buyer);
    const kinds = (await log(buyer)).map(({ kind }) => kind);
    expect(kinds).toEqual([
      'email-confirmed',
      'email-changed',
      'email-change-requested',
      'signed-in-by-password',
      'email-confirmed',
      'registered',
    ]);
    expect((await log(buyer))[3]).toMatchObject({ device: 'Firefox on Windows', at: expect.any(String) });
    expect((await log(await identity.buyer())).map(({ kind }) => kind)).toEqual(['registered']);
    await identity.call(deleteAccount, { token, body: { password } });
    const left = await identity.database.collection('security-log').countDocuments({ userId: buyer.userId });
    expect(left).toBe(0);
  });

  it('has pages that repeat and skip nothing', async () => {
    const buyer = await identity.buyer();
    const rows = Array.from({ length: 119 }, (_, index) => ({
      _id: `${buyer.userId}-${index}`,
      userId: buyer.userId,
      kind: 'signed-out',
      device: null,
      at: new Date(1_000_000 * (index % 3)),
    }));
    await identity.database.collection<{ _id: string }>('security-log').insertMany(rows);
    const seen: string[] = [];
    for (let page = 0, hasMore = true; hasMore; page += 1) {
      const before = seen.at(-1);
      const path = `${listSecurityEvents.path}${before === undefined ? '' : `?before=${before}`}`;
      const { body } = await identity.call(listSecurityEvents, { token: buyer.token, path });
      seen.push(...(body['events'] as SecurityEvent[]).map(({ id }) => id));
      hasMore = Boolean(body['hasMore']);
      expect(page).toBeLessThan(3);
    }
    expect(new Set(seen).size).toBe(120);
  });
});

it('keeps no token, code, or address in clear, and nothing of a deleted account', async () => {
  const buyer = await identity.buyer();
  const { token: link, code } = await newest(buyer, 'email-verification');
  const requested = await resetLink(buyer.email);
  const stored = async (...names: string[]) =>
    JSON.stringify(await Promise.all(names.map((name) => identity.database.collection(name).find().toArray())));
  for (const secret of [link, requested, buyer.email]) {
    expect((await stored('account-mails', 'outbox', 'sign-in-attempts')).includes(secret)).toBe(false);
    expect(identity.log.text().includes(secret)).toBe(false);
  }
  expect((await stored('account-mails')).includes(`"${code}"`)).toBe(false);
  const { token, password } = buyer;
  await identity.call(deleteAccount, { token, body: { password } });
  expect((await stored('account-mails', 'security-log')).includes(buyer.userId)).toBe(false);
});
