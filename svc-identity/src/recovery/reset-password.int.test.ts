import { issueAccountMail, login, me, refresh, register, requestPasswordReset } from '@hearthway/contracts/identity';
import { describe, expect, it } from '@jest/globals';
import { issued, mailsTo, registration } from '../testing/index.js';
import { minute, unusable, useRecovery, wanted } from './testing/use-recovery.js';

const { identity, confirmedBuyer, mailsDuring, askReset, resetLink, reset, signIn, changeEmail, isSignedIn } =
  useRecovery();

describe('a forgotten password', () => {
  it.each(['username', 'email'] as const)(
    'is replaced by a link for who gives the %s, and every session ends',
    async (by) => {
      const buyer = await confirmedBuyer();
      const [mailId] = await mailsDuring('password-reset', () => askReset(` ${buyer[by].toUpperCase()} `));
      const mail = await issued(identity(), mailId);
      expect(mail).toMatchObject({ to: buyer.email, username: buyer.username });
      const [notice] = await mailsDuring('password-changed', async () => {
        expect((await reset(mail.token)).status).toBe(204);
      });
      expect((await issued(identity(), notice)).to).toBe(buyer.email);
      expect(await signIn(buyer.username, buyer.password)).toBe(401);
      expect(await signIn(buyer.username, wanted)).toBe(200);
      expect(await isSignedIn(buyer)).toBe(false);
      expect((await identity().call(refresh, { cookie: buyer.cookie })).status).toBe(401);
    },
  );

  it('is asked for without looking whether the account exists', async () => {
    const { email } = await identity().buyer();
    const users = identity().database.collection('users');
    const known = await users.find().toArray();
    // Without the users collection, nothing about them can be looked up: the request must not notice.
    await identity().database.renameCollection('users', 'users-away');
    const answers: unknown[] = [];
    let asked: string[];
    try {
      asked = await mailsDuring('password-reset', async () => {
        for (const name of [email, 'nobody@example.com']) answers.push(await askReset(name));
      });
    } finally {
      await identity().database.renameCollection('users-away', 'users');
    }
    expect(known.length).toBeGreaterThan(0);
    expect(answers).toMatchObject([
      { status: 204, body: {} },
      { status: 204, body: {} },
    ]);
    const rows = await identity().database.collection<{ _id: string }>('account-mails').find().toArray();
    const stored = asked.map((id) => Object.keys(rows.find(({ _id }) => _id === id) ?? {}).sort());
    expect(stored[0]).toEqual(stored[1]);
    expect((await issued(identity(), asked[0])).to).toBe(email);
    expect(await identity().call(issueAccountMail, { body: { mailId: asked[1] } })).toMatchObject({
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
    const buyer = await identity().buyer();
    const [mailId] = await mailsDuring('password-reset', () => askReset(buyer.username));
    const { token } = await issued(identity(), mailId);
    // As if the address had changed between looking up the account and storing the link.
    const mails = identity().database.collection<{ _id: string }>('account-mails');
    await mails.updateOne({ _id: String(mailId) }, { $unset: { userId: 1 } });
    expect((await changeEmail(buyer, registration().email)).status).toBe(200);
    await mails.updateOne({ _id: String(mailId) }, { $set: { userId: buyer.userId } });
    expect(await reset(token)).toMatchObject(unusable);
    expect((await identity().call(me, { token: buyer.token })).body).toMatchObject({ emailVerified: false });
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
    const [lost, sent] = [await issued(identity(), mailId), await issued(identity(), mailId)];
    expect([lost.isPasswordOff, sent.isPasswordOff]).toEqual([false, false]);
    expect(await reset(lost.token)).toMatchObject(unusable);
    identity().moveClock(30 * minute);
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
    const sent = await Promise.all(asked.map((mailId) => identity().call(issueAccountMail, { body: { mailId } })));
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(3);
    identity().moveClock(30 * minute);
    expect((await reset(await resetLink(email))).status).toBe(204);
  });

  it('is mailed to who asks from a familiar network, although strangers have asked too often', async () => {
    const { username, email } = await confirmedBuyer();
    const stranger = { 'x-forwarded-for': '203.0.113.50' };
    for (const name of [username, email]) {
      for (let turn = 0; turn < 3; turn += 1) {
        await identity().call(requestPasswordReset, { body: { username: name }, headers: stranger });
      }
    }
    const before = await mailsTo(identity(), 'password-reset', {});
    const issue = (mailId: string) => identity().call(issueAccountMail, { body: { mailId } });
    const sent = await Promise.all(before.slice(-6).map(issue));
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(3);
    expect((await reset(await resetLink(username))).status).toBe(204);
  });

  it('confirms an address that was not, and takes the account from who registered with it', async () => {
    const squatter = await identity().buyer();
    expect((await reset(await resetLink(squatter.email))).status).toBe(204);
    expect(await isSignedIn(squatter)).toBe(false);
    const { body } = await identity().call(login, { body: { username: squatter.email, password: wanted } });
    expect(body['user']).toMatchObject({ emailVerified: true });
  });

  it('mails no text that a stranger chose as the username to an address that is not confirmed', async () => {
    const typed = { ...registration(), username: 'visit evil.example now' };
    expect((await identity().call(register, { body: typed })).status).toBe(201);
    const [mailId] = await mailsDuring('password-reset', () => askReset(typed.email));
    expect((await issued(identity(), mailId)).username).toBeNull();
  });
});
