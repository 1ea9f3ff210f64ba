import {
  accountLinkSeconds,
  accountMailLimit,
  changePassword,
  changeProfile,
  completePasswordReset,
  deleteAccount,
  register,
  requestEmailVerification,
  requestPasswordReset,
} from '@hearthway/contracts/identity';
import { describe, expect, it } from '@jest/globals';
import { registration } from '../testing/index.js';
import { unusable, useAccountLinks, wanted } from './testing/use-account-links.js';

const { identity, mailsDuring, issue, issued, askReset, complete, verify, resetLink, unverifiedBuyer, verifiedAt } =
  useAccountLinks();

describe('a forgotten password', () => {
  it('goes to the address of the account, not as someone else typed it', async () => {
    const { email } = await identity().buyer();
    const [mailId] = await mailsDuring('password-reset', () => askReset(` ${email.toUpperCase()} `));
    expect((await issued(mailId)).to).toBe(email);
  });

  it('takes any of several links, and then none of them', async () => {
    const { email } = await identity().buyer();
    const [first, second] = [await resetLink(email), await resetLink(email)];
    expect((await complete(first, wanted)).status).toBe(204);
    expect(await complete(second, 'another lantern at dusk')).toMatchObject(unusable);
  });

  it('keeps a link that was sent with a password that is refused', async () => {
    const buyer = await identity().buyer();
    const link = await resetLink(buyer.email);
    expect(await complete(link, 'password1')).toMatchObject({
      status: 400,
      body: { code: 'user.password-too-common' },
    });
    expect(await complete(link, buyer.email)).toMatchObject({ status: 400, body: { code: 'user.password-personal' } });
    expect(await complete(link, 'short')).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    expect((await complete(link, wanted)).status).toBe(204);
  });

  it('works for half an hour after the email was sent', async () => {
    const { email } = await identity().buyer();
    const link = await resetLink(email);
    identity().moveClock(accountLinkSeconds['password-reset'] + 1);
    expect(await complete(link, wanted)).toMatchObject(unusable);
    const [late] = await mailsDuring('password-reset', () => askReset(email));
    identity().moveClock(accountLinkSeconds['password-reset'] + 1);
    expect((await issue(String(late))).status).toBe(404);
    identity().moveClock(-2 * (accountLinkSeconds['password-reset'] + 1));
  });

  it('takes only the link of the last attempt to send the email', async () => {
    const { email } = await identity().buyer();
    const [mailId] = await mailsDuring('password-reset', () => askReset(email));
    const [first, second] = [await issued(mailId), await issued(mailId)];
    expect(await complete(first.token, wanted)).toMatchObject(unusable);
    expect((await complete(second.token, wanted)).status).toBe(204);
  });

  it.each([
    [
      'a new password',
      async ({ token, password }: { token: string; password: string }) =>
        identity().call(changePassword, {
          token,
          body: { currentPassword: password, newPassword: 'violin in the rain' },
        }),
    ],
    [
      'another address',
      async ({ token, username, password }: { token: string; username: string; password: string }) =>
        identity().call(changeProfile, { token, body: { username, password, email: registration().email } }),
    ],
    [
      'the end of the account',
      async ({ token, password }: { token: string; password: string }) =>
        identity().call(deleteAccount, { token, body: { password } }),
    ],
  ])('stops being possible by earlier links with %s', async (_, change) => {
    const buyer = await identity().buyer();
    const link = await resetLink(buyer.email);
    const [unsent] = await mailsDuring('password-reset', () => askReset(buyer.email));
    expect((await change(buyer)).status).toBeLessThan(300);
    expect(await complete(link, wanted)).toMatchObject(unusable);
    expect((await issue(String(unsent))).status).toBe(404);
  });

  it('is not replaced by a link of another kind, another text, or a huge one', async () => {
    const { link } = await unverifiedBuyer();
    for (const token of [link, 'x', '\u0000', 'a'.repeat(200), '__proto__']) {
      expect(await complete(token, wanted)).toMatchObject(unusable);
    }
    for (const token of ['', 'a'.repeat(201), 7, null, { $gt: '' }, [link]]) {
      const reply = await identity().call(completePasswordReset, { body: { token, newPassword: wanted } });
      expect(reply).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    }
    for (const email of ['', 'not an address', `${'a'.repeat(300)}@example.com`, { $gt: '' }, null]) {
      expect((await identity().call(requestPasswordReset, { body: { email } })).status).toBe(400);
    }
    const unknownKey = { email: 'a@example.com', origin: 'https://evil.example' };
    expect((await identity().call(requestPasswordReset, { body: unknownKey })).status).toBe(400);
  });

  it('is not mailed more often by deleting and creating the account again', async () => {
    const buyer = await identity().buyer();
    const first = await mailsDuring('password-reset', async () => {
      for (let count = 0; count < accountMailLimit.count; count += 1) await askReset(buyer.email);
    });
    expect(first).toHaveLength(accountMailLimit.count);
    await identity().call(deleteAccount, { token: buyer.token, body: { password: buyer.password } });
    const again = { ...registration(), email: buyer.email };
    expect((await identity().call(register, { body: again })).status).toBe(201);
    expect(await mailsDuring('password-reset', () => askReset(buyer.email))).toEqual([]);
  });
});

describe('an email address', () => {
  it('stays verified when only the spelling or the name changes', async () => {
    const buyer = await unverifiedBuyer();
    await verify(buyer.link);
    const { token, password } = buyer;
    const change = { username: `${buyer.username}-2`, email: buyer.email.toUpperCase(), password };
    const { body } = await identity().call(changeProfile, { token, body: change });
    expect(body).toMatchObject({ email: change.email, emailVerifiedAt: expect.any(String) });
  });

  it('gets its links also when somebody else keeps trying to take the address', async () => {
    const [owner, other] = [await unverifiedBuyer(), await identity().buyer()];
    const { username, password, token } = other;
    for (let count = 0; count < accountMailLimit.count; count += 1) {
      const taken = await identity().call(changeProfile, { token, body: { username, password, email: owner.email } });
      expect(taken.body).toMatchObject({ code: 'user.email-taken' });
    }
    expect((await identity().call(requestEmailVerification, { token: owner.token })).status).toBe(204);
  });

  it('is not verified by a link for a password, nor is a password changed by its own', async () => {
    const buyer = await unverifiedBuyer();
    const link = await resetLink(buyer.email);
    expect(await verify(link)).toMatchObject(unusable);
    expect(await complete(buyer.link, wanted)).toMatchObject(unusable);
    expect(await verifiedAt(buyer.token)).toBeNull();
  });

  it('expires after a day, and not with the account of somebody else', async () => {
    const [one, other] = [await unverifiedBuyer(), await unverifiedBuyer()];
    expect((await verify(one.link)).status).toBe(204);
    expect(await verifiedAt(other.token)).toBeNull();
    identity().moveClock(accountLinkSeconds['email-verification'] + 1);
    expect(await verify(other.link)).toMatchObject(unusable);
    identity().moveClock(-(accountLinkSeconds['email-verification'] + 1));
  });
});
