import {
  changePassword,
  codeTries,
  deleteAccount,
  emailVerified,
  findVerifiedAccount,
  findVerifiedEmail,
  issueAccountMail,
  login,
  me,
  register,
  requestEmailVerification,
  verifyEmailByCode,
} from '@hearthway/contracts/identity';
import { eventually } from '@hearthway/tooling/testing';
import { describe, expect, it } from '@jest/globals';
import { confirmAddress, issued, mailsTo, publishedAbout, registration } from '../testing/index.js';
import { day, firefox, unusable, useRecovery, wanted, type Buyer } from './testing/use-recovery.js';

const {
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
  changedEmail,
} = useRecovery();

describe('an email address', () => {
  it('is confirmed by the link of the registration, signed out, and once more without effect', async () => {
    const buyer = await identity().buyer();
    expect((await identity().call(me, { token: buyer.token })).body).toMatchObject({ emailVerified: false });
    expect((await identity().call(findVerifiedAccount, { body: { email: buyer.email } })).body).toEqual({
      userId: null,
    });
    const { token, to, isChange } = await newest(buyer, 'email-verification');
    expect([to, isChange]).toEqual([buyer.email, false]);
    expect((await Promise.all([verify(token), verify(token)])).map(({ status }) => status)).toEqual([204, 204]);
    expect((await verify(token)).status).toBe(204);
    expect((await identity().call(me, { token: buyer.token })).body).toMatchObject({ emailVerified: true });
    const { userId, email } = buyer;
    expect((await identity().call(findVerifiedEmail, { body: { userId } })).body).toEqual({ email });
    expect((await identity().call(findVerifiedAccount, { body: { email: email.toUpperCase() } })).body).toEqual({
      userId,
    });
    expect((await publishedAbout(identity(), userId, emailVerified.type)).data).toEqual({ userId });
  });

  it('is confirmed by the code of the newest email, in its own session only', async () => {
    const [buyer, other] = [await identity().buyer(), await identity().buyer()];
    const { code } = await newest(buyer, 'email-verification');
    expect(code).toMatch(/^\d{6}$/);
    const enter = ({ token }: Buyer, typed: string) =>
      identity().call(verifyEmailByCode, { token, body: { code: typed } });
    expect(await enter(other, code)).toMatchObject({ status: 400, body: { code: 'account-code.wrong' } });
    const reply = await enter(buyer, ` ${code.slice(0, 3)} ${code.slice(3)} `);
    expect(reply).toMatchObject({ status: 200, body: { emailVerified: true } });
  });

  it('takes five wrong codes, then not the right one either, however many come at once', async () => {
    const buyer = await identity().buyer();
    const { code } = await newest(buyer, 'email-verification');
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const enter = (typed: string) => identity().call(verifyEmailByCode, { token: buyer.token, body: { code: typed } });
    await Promise.all(Array.from({ length: 2 * codeTries }, () => enter(wrong)));
    expect((await enter(code)).status).toBe(400);
    // Another email has another code.
    expect((await identity().call(requestEmailVerification, { token: buyer.token })).status).toBe(204);
    expect((await enter((await newest(buyer, 'email-verification')).code)).status).toBe(200);
  });

  it('that is not confirmed gets no other mail, and one reminder', async () => {
    const buyer = await identity().buyer();
    const { username, password, userId } = buyer;
    await identity().call(login, { body: { username, password }, headers: firefox });
    const body = { currentPassword: password, newPassword: wanted };
    expect((await identity().call(changePassword, { token: buyer.token, body })).status).toBe(204);
    expect(await mailsTo(identity(), 'new-device', { userId })).toEqual([]);
    for (const mailId of await mailsTo(identity(), 'password-changed', { userId })) {
      expect((await identity().call(issueAccountMail, { body: { mailId } })).status).toBe(404);
    }
    const { requestToken, mailId } = await askCode(username);
    expect((await identity().call(issueAccountMail, { body: { mailId } })).status).toBe(404);
    expect((await enterCode(requestToken, 'BCDFGHJK')).status).toBe(401);

    const confirmed = await confirmedBuyer();
    identity().moveClock(3 * day);
    await eventually(async () => {
      expect(await mailsTo(identity(), 'verification-reminder', { userId })).toHaveLength(1);
    });
    expect((await newest(buyer, 'verification-reminder')).to).toBe(buyer.email);
    identity().moveClock(3 * day);
    const later = await identity().buyer();
    identity().moveClock(3 * day);
    await eventually(async () => {
      expect(await mailsTo(identity(), 'verification-reminder', { userId: later.userId })).toHaveLength(1);
    });
    expect(await mailsTo(identity(), 'verification-reminder', { userId: confirmed.userId })).toEqual([]);
    expect((await mailsTo(identity(), 'verification-reminder', { userId })).length).toBeLessThan(2);
  });

  it('gets its first email although strangers had theirs changed to it too often', async () => {
    const typed = registration();
    for (let turn = 0; turn < 2; turn += 1) {
      const stranger = await identity().buyer();
      const other = registration().email;
      for (const email of [typed.email, other, typed.email, other, typed.email, other]) {
        await changeEmail(stranger, email);
      }
      await changeEmail(stranger, registration().email);
      await identity().call(deleteAccount, { token: stranger.token, body: { password: stranger.password } });
    }
    const { body } = await identity().call(register, { body: typed });
    const { id: userId } = body['user'] as { id: string };
    expect((await newest({ userId }, 'email-verification')).to).toBe(typed.email);
  });

  it('shares its mailbox’s limit with all that differ after a plus', async () => {
    const { username, email, password } = registration();
    const [mailbox, domain] = email.split('@');
    for (let turn = 0; turn < 7; turn += 1) {
      const body = { username: `${username}${turn}`, email: `${mailbox}+${turn}@${domain}`, password };
      expect((await identity().call(register, { body })).status).toBe(201);
    }
    const users = await identity()
      .database.collection<{ _id: string }>('users')
      .find({ username: { $regex: username } })
      .toArray();
    const asked = await mailsTo(identity(), 'email-verification', { userId: { $in: users.map(({ _id }) => _id) } });
    expect([users.length, asked.length]).toEqual([7, 5]);
  });

  it('gets five emails a day at most', async () => {
    const { token, userId } = await identity().buyer();
    const ask = () => identity().call(requestEmailVerification, { token });
    const replies = [await ask(), await ask(), await ask(), await ask(), await ask()];
    expect(replies.map(({ status }) => status)).toEqual([204, 204, 204, 204, 429]);
    expect(replies[4]?.headers.get('retry-after')).toMatch(/^\d+$/);
    await confirmAddress(identity(), userId);
    expect((await ask()).status).toBe(204);
    expect((await identity().call(requestEmailVerification)).status).toBe(401);
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
    await confirmAddress(identity(), buyer.userId);
    expect((await identity().call(me, { token: buyer.token })).body).toMatchObject({ email, pendingEmail: null });
    const notice = await newest(buyer, 'email-changed');
    expect(notice.to).toBe(buyer.email);
    // Nobody else gets the address in between.
    const taken = await identity().call(register, { body: { ...registration(), email: buyer.email } });
    expect(taken.body.code).toBe('user.email-taken');

    const thief = await identity().call(login, { body: { username: email, password: buyer.password } });
    const [linkMail] = await mailsDuring('password-reset', async () => {
      expect((await undo(notice.token)).status).toBe(204);
    });
    expect((await identity().call(me, { token: String(thief.body['token']) })).status).toBe(401);
    expect(await signIn(buyer.email, buyer.password)).toBe(401);
    const link = await issued(identity(), linkMail);
    expect(link).toMatchObject({ to: buyer.email, isPasswordOff: true });
    // Another attempt to send it says the same.
    const again = await issued(identity(), linkMail);
    expect(again.isPasswordOff).toBe(true);
    expect((await newest(buyer, 'email-change-undone')).to).toBe(email);
    // Orders paid under the former address in between are looked for again.
    const announced = () =>
      identity().events.filter(({ type, subject }) => type === emailVerified.type && subject === buyer.userId);
    await eventually(() => expect(announced()).toHaveLength(3));
    expect((await reset(again.token)).status).toBe(204);
    expect(await signIn(buyer.email, wanted)).toBe(200);
    expect(await undo(notice.token)).toMatchObject(unusable);
  });

  it('can’t be undone after seven days, and the address is free again', async () => {
    const buyer = await confirmedBuyer();
    const { undoLink } = await changedEmail(buyer);
    identity().moveClock(7 * day);
    expect(await undo(undoLink)).toMatchObject(unusable);
    expect((await identity().call(register, { body: { ...registration(), email: buyer.email } })).status).toBe(201);
  });

  it('twice leaves the first owner the way back, also after the second change was undone', async () => {
    const buyer = await confirmedBuyer();
    const first = await changedEmail(buyer);
    const { token } = (await identity().call(login, { body: { username: first.email, password: buyer.password } }))
      .body;
    const second = await changedEmail({ ...buyer, token: String(token) });
    expect((await undo(second.undoLink)).status).toBe(204);
    expect((await undo(first.undoLink)).status).toBe(204);
    const [mailId] = await mailsDuring('password-reset', () => askReset(buyer.username));
    expect((await issued(identity(), mailId)).to).toBe(buyer.email);
  });

  it('back by its first owner closes the ways of whoever took the account', async () => {
    const buyer = await confirmedBuyer();
    const first = await changedEmail(buyer);
    const thiefLink = await resetLink(first.email);
    const { requestToken, mailId } = await askCode(first.email);
    const { code } = await issued(identity(), mailId);
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
      identity().call(changePassword, { token: buyer.token, body: { currentPassword, newPassword } });
    expect((await change(buyer.password, `${wanted} 0`)).status).toBe(204);
    expect(await verify(token)).toMatchObject(unusable);
    expect((await identity().call(me, { token: buyer.token })).body).toMatchObject({ pendingEmail: null });
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
    expect((await identity().call(register, { body: typed })).status).toBe(201);
    const { token } = await newest(buyer, 'email-verification');
    expect(await verify(token)).toMatchObject({ status: 409, body: { code: 'user.email-taken' } });
    expect((await identity().call(me, { token: buyer.token })).body).toMatchObject({ email: buyer.email });
  });

  it('that nobody has confirmed happens at once', async () => {
    const buyer = await identity().buyer();
    const old = await newest(buyer, 'email-verification');
    const { email } = registration();
    expect((await changeEmail(buyer, email)).body).toMatchObject({ email, emailVerified: false, pendingEmail: null });
    expect(await verify(old.token)).toMatchObject(unusable);
    expect(await mailsTo(identity(), 'email-changed', { userId: buyer.userId })).toEqual([]);
    expect(await newest(buyer, 'email-verification')).toMatchObject({ to: email, isChange: false });
  });
});
