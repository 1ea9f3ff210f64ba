import {
  changePassword,
  codeTries,
  deleteAccount,
  endSessionByLink,
  listSecurityEvents,
  listSessions,
  login,
  type SecurityEvent,
} from '@hearthway/contracts/identity';
import { describe, expect, it } from '@jest/globals';
import { issued, mailsTo } from '../testing/index.js';
import { firefox, minute, useRecovery, wanted } from './testing/use-recovery.js';

const {
  identity,
  confirmedBuyer,
  newest,
  resetLink,
  reset,
  verify,
  undo,
  askCode,
  enterCode,
  isSignedIn,
  log,
  changedEmail,
} = useRecovery();

describe('signing in with a mailed code', () => {
  it('works once, typed in any way, for the browser that asked', async () => {
    const buyer = await confirmedBuyer();
    const { requestToken, mailId } = await askCode(buyer.email);
    const { to, code } = await issued(identity(), mailId);
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
    const right = await issued(identity(), first.mailId);
    await Promise.all(Array.from({ length: 2 * codeTries }, () => enterCode(first.requestToken, 'ZZZZ-ZZZZ')));
    expect(await enterCode(first.requestToken, right.code)).toMatchObject({
      status: 401,
      body: { code: 'session.invalid-code' },
    });
    const second = await askCode(buyer.username);
    const late = await issued(identity(), second.mailId);
    identity().moveClock(10 * minute);
    expect((await enterCode(second.requestToken, late.code)).status).toBe(401);
  });

  it('stops with a new password, another address, and the end of the account', async () => {
    const buyer = await confirmedBuyer();
    const codeFor = async () => {
      const { requestToken, mailId } = await askCode(buyer.username);
      return { requestToken, code: (await issued(identity(), mailId)).code };
    };
    const first = await codeFor();
    await identity().call(changePassword, {
      token: buyer.token,
      body: { currentPassword: buyer.password, newPassword: wanted },
    });
    expect((await enterCode(first.requestToken, first.code)).status).toBe(401);
    const second = await codeFor();
    await changedEmail({ ...buyer, password: wanted });
    expect((await enterCode(second.requestToken, second.code)).status).toBe(401);
    const third = await codeFor();
    await identity().call(deleteAccount, { token: buyer.token, body: { password: wanted } });
    expect((await enterCode(third.requestToken, third.code)).status).toBe(401);
  });
});

describe('a new device', () => {
  it('is told to the owner, who ends its session with one link; a known one is not', async () => {
    const buyer = await confirmedBuyer();
    const { username, password, userId } = buyer;
    const reply = await identity().call(login, { body: { username, password }, headers: firefox });
    const mail = await newest(buyer, 'new-device');
    expect(mail).toMatchObject({ to: buyer.email, device: 'Firefox on Windows' });
    const device = reply.headers
      .getSetCookie()
      .find((cookie) => cookie.includes('hearthway_device'))
      ?.split(';')[0];
    await identity().call(login, { body: { username, password }, headers: { ...firefox, cookie: String(device) } });
    expect(await mailsTo(identity(), 'new-device', { userId })).toHaveLength(1);

    const end = () => identity().call(endSessionByLink, { body: { token: mail.token } });
    expect((await end()).status).toBe(204);
    expect(await isSignedIn({ token: String(reply.body['token']) })).toBe(false);
    expect(await isSignedIn(buyer)).toBe(true);
    expect((await end()).status).toBe(204);
    // Opening another session on that device is reported, too.
    await identity().call(login, { body: { username, password }, headers: { ...firefox, cookie: String(device) } });
    expect(await mailsTo(identity(), 'new-device', { userId })).toHaveLength(2);
    expect((await identity().call(listSessions, { token: buyer.token })).body).toHaveLength(3);
  });
});

describe('the token of one link', () => {
  it('opens nothing else, and neither does a session’s token or cookie', async () => {
    const buyer = await confirmedBuyer();
    const unconfirmed = await identity().buyer();
    const { undoLink } = await changedEmail(buyer);
    await identity().call(login, { body: { username: buyer.username, password: buyer.password } });
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
      'new-device': (token: string) => identity().call(endSessionByLink, { body: { token } }),
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
    await identity().call(login, { body: { username, password }, headers: firefox });
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
    expect((await log(await identity().buyer())).map(({ kind }) => kind)).toEqual(['registered']);
    await identity().call(deleteAccount, { token, body: { password } });
    const left = await identity().database.collection('security-log').countDocuments({ userId: buyer.userId });
    expect(left).toBe(0);
  });

  it('has pages that repeat and skip nothing', async () => {
    const buyer = await identity().buyer();
    // Of today, since MongoDB removes old entries at any time.
    const now = Date.now();
    const rows = Array.from({ length: 119 }, (_, index) => ({
      _id: `${buyer.userId}-${index}`,
      userId: buyer.userId,
      kind: 'signed-out',
      device: null,
      at: new Date(now - 1_000 * (index % 3)),
    }));
    await identity().database.collection<{ _id: string }>('security-log').insertMany(rows);
    const seen: string[] = [];
    for (let page = 0, hasMore = true; hasMore; page += 1) {
      const before = seen.at(-1);
      const path = `${listSecurityEvents.path}${before === undefined ? '' : `?before=${before}`}`;
      const { body } = await identity().call(listSecurityEvents, { token: buyer.token, path });
      seen.push(...(body['events'] as SecurityEvent[]).map(({ id }) => id));
      hasMore = Boolean(body['hasMore']);
      expect(page).toBeLessThan(3);
    }
    expect(new Set(seen).size).toBe(120);
  });
});

it('keeps no token, code, or address in clear, and nothing of a deleted account', async () => {
  const buyer = await identity().buyer();
  const { token: link, code } = await newest(buyer, 'email-verification');
  const requested = await resetLink(buyer.email);
  const stored = async (...names: string[]) =>
    JSON.stringify(await Promise.all(names.map((name) => identity().database.collection(name).find().toArray())));
  for (const secret of [link, requested, buyer.email]) {
    expect((await stored('account-mails', 'outbox', 'sign-in-attempts')).includes(secret)).toBe(false);
    expect(identity().log.text().includes(secret)).toBe(false);
  }
  expect((await stored('account-mails')).includes(`"${code}"`)).toBe(false);
  const { token, password } = buyer;
  await identity().call(deleteAccount, { token, body: { password } });
  expect((await stored('account-mails', 'security-log')).includes(buyer.userId)).toBe(false);
});
