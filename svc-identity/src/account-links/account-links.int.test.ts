import {
  accountMailLimit,
  changePassword,
  changeProfile,
  deleteAccount,
  findVerifiedAccount,
  findVerifiedEmail,
  login,
  me,
  refresh,
  requestEmailVerification,
} from '@hearthway/contracts/identity';
import { describe, expect, it } from '@jest/globals';
import { registration, type Reply } from '../testing/index.js';
import { unusable, useAccountLinks, wanted } from './testing/use-account-links.js';

const {
  identity,
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
} = useAccountLinks();

describe('a forgotten password', () => {
  it('is replaced by a mailed link, which ends every session', async () => {
    const buyer = await identity().buyer();
    const link = await resetLink(buyer.email);
    expect((await complete(link, wanted)).status).toBe(204);
    expect(await signIn(buyer.username, buyer.password)).toBe(401);
    expect(await signIn(buyer.username, wanted)).toBe(200);
    expect((await identity().call(me, { token: buyer.token })).status).toBe(401);
    expect((await identity().call(refresh, { cookie: buyer.cookie })).status).toBe(401);
  });

  it('is asked for without looking whether the account exists', async () => {
    const buyer = await identity().buyer();
    // Without the users, nothing about them can be looked up: the request must not notice.
    const known = await identity().database.collection('users').find().toArray();
    await identity().database.renameCollection('users', 'users-away');
    const answers: Reply[] = [];
    const asked = await mailsDuring('password-reset', async () => {
      for (const email of [buyer.email, 'nobody@example.com']) answers.push(await askReset(email));
    }).finally(() => identity().database.renameCollection('users-away', 'users'));
    expect(known.length).toBeGreaterThan(0);
    expect(answers.map(({ status, body }) => ({ status, body }))).toEqual([
      { status: 204, body: {} },
      { status: 204, body: {} },
    ]);
    // The same is stored for both, but for what belongs to the address.
    const stored = await rows()
      .find({ _id: { $in: asked } })
      .toArray();
    expect(stored.map((row) => Object.keys(row).sort())).toEqual([
      Object.keys(stored[0] ?? {}).sort(),
      Object.keys(stored[0] ?? {}).sort(),
    ]);
    expect(await issue(asked[1] ?? '')).toMatchObject({ status: 404, body: { code: 'account-mail.not-found' } });
    expect((await issued(asked[0])).to).toBe(buyer.email);
  });

  it('takes each link once, even if it is used twice at the same moment', async () => {
    const buyer = await identity().buyer();
    const link = await resetLink(buyer.email);
    const passwords = ['lantern by the first gate', 'lantern by the second gate'];
    const answers = await Promise.all(passwords.map((password) => complete(link, password)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 410]);
    const signIns = await Promise.all(passwords.map((password) => signIn(buyer.username, password)));
    expect(signIns).toEqual(answers.map(({ status }) => (status === 204 ? 200 : 401)));
    expect(await complete(link, wanted)).toMatchObject(unusable);
  });

  it('is mailed three times in half an hour at most, with the same answer beyond that, also for twenty at once', async () => {
    const { email } = await identity().buyer();
    const statuses: number[] = [];
    const asked = await mailsDuring('password-reset', async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => askReset(email)));
      statuses.push(...answers.map(({ status }) => status));
    });
    expect(new Set(statuses)).toEqual(new Set([204]));
    expect(asked).toHaveLength(accountMailLimit.count);
  });

  it('tells the owner, as does a change in the settings', async () => {
    const buyer = await identity().buyer();
    const link = await resetLink(buyer.email);
    const [told] = await mailsDuring('password-changed', () => complete(link, wanted));
    expect(await issued(told)).toEqual({ kind: 'password-changed', to: buyer.email, requestedAt: expect.any(String) });
    const { body } = await identity().call(login, { body: { username: buyer.username, password: wanted } });
    const change = { currentPassword: wanted, newPassword: 'violin in the rain' };
    const again = await mailsDuring('password-changed', () =>
      identity().call(changePassword, { token: String(body['token']), body: change }),
    );
    expect(again).toHaveLength(1);
  });
});

describe('an email address', () => {
  it('is verified by the link that registration mails, signed out, and more than once', async () => {
    const buyer = await unverifiedBuyer();
    expect(await verifiedAt(buyer.token)).toBeNull();
    expect((await identity().call(findVerifiedEmail, { body: { userId: buyer.userId } })).body).toEqual({
      verifiedEmail: null,
    });
    expect((await identity().call(findVerifiedAccount, { body: { email: buyer.email } })).body).toEqual({
      verifiedUserId: null,
    });

    expect((await Promise.all([verify(buyer.link), verify(buyer.link)])).map(({ status }) => status)).toEqual([
      204, 204,
    ]);
    expect((await verify(buyer.link)).status).toBe(204);
    expect(await verifiedAt(buyer.token)).toEqual(expect.any(String));
    const { email, userId } = buyer;
    expect((await identity().call(findVerifiedEmail, { body: { userId } })).body).toEqual({ verifiedEmail: email });
    expect((await identity().call(findVerifiedAccount, { body: { email: email.toUpperCase() } })).body).toEqual({
      verifiedUserId: userId,
    });
    const events = (await outbox()).filter(
      ({ type, data }) => type === 'identity().email-verified.v1' && data['userId'] === userId,
    );
    expect(events.map(({ data }) => data)).toEqual([{ userId }]);
  });

  it('is unverified again when it changes, and links to the old one stop working', async () => {
    const buyer = await unverifiedBuyer();
    const { token, username, password } = buyer;
    expect((await verify(buyer.link)).status).toBe(204);
    const email = registration().email;
    const [mailId] = await mailsDuring('email-verification', async () => {
      const { body } = await identity().call(changeProfile, { token, body: { username, password, email } });
      expect(body).toMatchObject({ email, emailVerifiedAt: null });
    });
    expect(await verify(buyer.link)).toMatchObject(unusable);
    const mail = await issued(mailId);
    expect(mail.to).toBe(email);
    expect((await verify(mail.token)).status).toBe(204);
  });

  it('gets another link when asked, not without end, and none once it is verified', async () => {
    const buyer = await unverifiedBuyer();
    const ask = () => identity().call(requestEmailVerification, { token: buyer.token });
    const statuses: number[] = [];
    const asked = await mailsDuring('email-verification', async () => {
      for (let count = 0; count < accountMailLimit.count; count += 1) statuses.push((await ask()).status);
    });
    expect(statuses).toEqual([204, 204, 429]);
    expect((await ask()).headers.get('retry-after')).toMatch(/^\d+$/);
    expect((await verify((await issued(asked.at(-1))).token)).status).toBe(204);
    expect((await issue(asked[0] ?? '')).status).toBe(404);
    expect((await ask()).status).toBe(204);
    expect((await identity().call(requestEmailVerification)).status).toBe(401);
  });
});

describe('what is kept', () => {
  it('is no token, no address in clear, and only counts after the account is deleted', async () => {
    const buyer = await unverifiedBuyer();
    const link = await resetLink(buyer.email);
    await askReset(buyer.email);
    const collections = ['account-mails', 'account-mail-counts', 'outbox'];
    const stored = async (names: readonly string[]) =>
      JSON.stringify(await Promise.all(names.map((name) => identity().database.collection(name).find().toArray())));
    for (const secret of [link, buyer.link, buyer.email]) {
      expect((await stored(collections)).includes(secret)).toBe(false);
      expect(identity().log.text().includes(secret)).toBe(false);
    }
    const mine = await rows().find({ userId: buyer.userId }).toArray();
    const { addressKey } = mine[0] as unknown as { addressKey: string };
    const { token, password } = buyer;
    await identity().call(deleteAccount, { token, body: { password } });
    const left = await stored(['account-mails']);
    expect(left.includes(buyer.userId)).toBe(false);
    expect(left.includes(addressKey)).toBe(false);
    const counts = await stored(['account-mail-counts']);
    expect(counts.includes(addressKey)).toBe(true);
    expect(counts.includes(buyer.userId)).toBe(false);
  });
});
