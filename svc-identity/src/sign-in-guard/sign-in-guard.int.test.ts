import { changePassword, deleteAccount, me } from '@hearthway/contracts/identity';
import { describe, expect, it } from '@jest/globals';
import {
  count,
  deviceOf,
  headersFrom,
  inGroups,
  newNetwork,
  retryAfter,
  useSignIns,
  wrong,
  type From,
} from './testing/use-sign-ins.js';

const { identity, ways } = useSignIns();

describe.each(Object.entries(ways))('the account of %s', (_name, { signIn, account }) => {
  it('refuses a network for 15 minutes after five wrong passwords, and says so', async () => {
    const owner = await account();
    const address = newNetwork();
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      statuses.push((await signIn(wrong(owner, attempt), { address })).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401]);
    const refused = await signIn(owner, { address });
    expect(refused).toMatchObject({ status: 429, body: { code: 'request.too-many' } });
    expect(retryAfter(refused)).toBeGreaterThan(880);
    expect(retryAfter(refused)).toBeLessThanOrEqual(900);
    expect((await signIn(owner, { address: newNetwork() })).status).toBe(200);
    identity().moveClock(retryAfter(refused));
    expect((await signIn(owner, { address })).status).toBe(200);
  });

  it('counts twenty concurrent wrong passwords', async () => {
    const owner = await account();
    const address = newNetwork();
    const attempts = Array.from({ length: 20 }, (_, index) => index);
    const replies = await inGroups(attempts, 20, (index) => signIn(wrong(owner, index), { address }));
    expect([count(replies, 401), count(replies, 429)]).toEqual([5, 15]);
  });

  it('never counts a right password', async () => {
    const owner = await account();
    const address = newNetwork();
    for (let attempt = 0; attempt < 12; attempt += 1) expect((await signIn(owner, { address })).status).toBe(200);
  });

  it('admits its owner’s device even from a refused network', async () => {
    const owner = await account();
    const address = newNetwork();
    const device = deviceOf(await signIn(owner, { address }));
    for (let attempt = 0; attempt < 10; attempt += 1) await signIn(wrong(owner, attempt), { address });
    expect((await signIn(owner, { address })).status).toBe(429);
    expect((await signIn(owner, { address, device })).status).toBe(200);
  });

  it('limits a stolen device cookie to ten wrong passwords', async () => {
    const owner = await account();
    const device = deviceOf(await signIn(owner, { address: newNetwork() }));
    const attempts = Array.from({ length: 30 }, (_, index) => index);
    const replies = await inGroups(attempts, 10, (index) =>
      signIn(wrong(owner, index), { address: newNetwork(), device }),
    );
    expect([count(replies, 401), count(replies, 429)]).toEqual([10, 20]);
  });

  it('counts across instances and restarts', async () => {
    const owner = await account();
    const address = newNetwork();
    for (let attempt = 0; attempt < 5; attempt += 1) await signIn(wrong(owner, attempt), { address });
    const other = await identity().anotherInstance();
    try {
      expect((await signIn(owner, { address }, other)).status).toBe(429);
    } finally {
      await other.stop();
    }
  });

  it('remembers a network and a device for ninety days', async () => {
    const owner = await account();
    const address = newNetwork();
    const device = deviceOf(await signIn(owner, { address }));
    const familiar = identity().database.collection('familiar-places');
    const newest = await familiar.find().sort({ expiresAt: -1 }).limit(2).toArray();
    for (const { expiresAt } of newest as unknown as { expiresAt: Date }[]) {
      const days = (expiresAt.getTime() - Date.now()) / 86_400_000;
      expect(days).toBeGreaterThan(89);
    }
    expect(JSON.stringify(await familiar.find().toArray())).not.toContain(address);
    expect(JSON.stringify(await familiar.find().toArray())).not.toContain(device);
  });
});

describe('unfamiliar networks under attack', () => {
  it('have the same limits at an account that does not exist', async () => {
    const nobody = { username: `nobody-${Date.now()}`, password: 'a password' };
    const address = newNetwork();
    const attempts = Array.from({ length: 6 }, (_, index) => index);
    const replies = await inGroups(attempts, 1, () => ways.buyer.signIn(nobody, { address }));
    expect(replies.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429]);
  });
});

describe('re-entering the password', () => {
  const change = (token: string, currentPassword: string, from: From) =>
    identity().call(changePassword, {
      token,
      body: { currentPassword, newPassword: 'a new password for a test' },
      headers: headersFrom(from),
    });

  it('counts together with the sign-ins to that account from that place', async () => {
    const owner = await identity().buyer();
    const address = newNetwork();
    for (let attempt = 0; attempt < 3; attempt += 1) await ways.buyer.signIn(wrong(owner, attempt), { address });
    expect((await change(owner.token, 'not the password', { address })).status).toBe(403);
    expect((await change(owner.token, 'not the password', { address })).status).toBe(403);
    const refused = await change(owner.token, owner.password, { address });
    expect(refused).toMatchObject({ status: 429, body: { code: 'request.too-many' } });
    expect(retryAfter(refused)).toBeGreaterThan(0);
  });

  it('with a stolen token locks nobody out elsewhere', async () => {
    const owner = await identity().buyer();
    const home = newNetwork();
    expect((await ways.buyer.signIn(owner, { address: home })).status).toBe(200);
    const thief = newNetwork();
    for (let attempt = 0; attempt < 30; attempt += 1) {
      expect([403, 429]).toContain((await change(owner.token, `guess number ${attempt}`, { address: thief })).status);
    }
    expect((await change(owner.token, owner.password, { address: home })).status).toBe(204);
  });
});

describe('deleting an account', () => {
  it('erases its counts and familiar places', async () => {
    const owner = await identity().buyer();
    const home = { address: newNetwork() };
    const rows = () =>
      Promise.all(
        ['sign-in-attempts', 'familiar-places'].map((name) => identity().database.collection(name).countDocuments()),
      );
    const before = await rows();
    await ways.buyer.signIn(owner, home);
    await ways.buyer.signIn(wrong(owner, 0), home);
    await ways.buyer.signIn(wrong(owner, 0), { address: newNetwork() });
    const [attempts = 0, places = 0] = await rows();
    expect(attempts).toBeGreaterThan(before[0] ?? 0);
    expect(places).toBeGreaterThan(before[1] ?? 0);

    const { token, password } = owner;
    const reply = await identity().call(deleteAccount, { token, body: { password }, headers: headersFrom(home) });
    expect(reply.status).toBe(204);
    expect(reply.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^__Host-hearthway_device=; .*1970/));
    expect((await identity().call(me, { token })).status).toBe(401);
    // Registering had stored two familiar places, which are gone too.
    expect(await rows()).toEqual([before[0], (before[1] ?? 0) - 2]);
  });
});
