import { changePassword, deleteAccount, issueAdminToken, login, me } from '@hearthway/contracts/identity';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startIdentityUnderTest, type IdentityUnderTest, type Reply } from '../testing/index.js';

const admin = { username: 'keeper', password: 'a long enough admin password' };

let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await startIdentityUnderTest({ ADMIN_USERNAME: admin.username, ADMIN_PASSWORD: admin.password });
});
afterAll(() => identity.stop());

interface Credential {
  username: string;
  password: string;
}

interface From {
  address: string;
  device?: string | undefined;
}

const headersFrom = ({ address, device }: From) => ({
  'x-forwarded-for': address,
  ...(device !== undefined && { cookie: `__Host-hearthway_device=${device}` }),
});

/** Both ways to sign in have the same guard. */
const ways = {
  buyer: {
    signIn: ({ username, password }: Credential, from: From, at: Pick<IdentityUnderTest, 'call'> = identity) =>
      at.call(login, { body: { username, password }, headers: headersFrom(from) }),
    account: (): Promise<Credential> => identity.buyer(),
    guessing: 250,
  },
  admin: {
    signIn: ({ username, password }: Credential, from: From, at: Pick<IdentityUnderTest, 'call'> = identity) =>
      at.call(issueAdminToken, { body: { username, password, ...from } }),
    account: () => {
      identity.moveClock(24 * 60 * 60 + 1); // expires what the previous test did to this account
      return Promise.resolve(admin);
    },
    guessing: 60,
  },
} as const;

const wrong = ({ username }: Credential, attempt: number): Credential => ({ username, password: `a guess ${attempt}` });
const deviceOf = ({ body, headers }: Reply) =>
  (body['device'] as string | undefined) ??
  headers
    .getSetCookie()
    .map((cookie) => /^__Host-hearthway_device=([^;]+)/.exec(cookie)?.[1])
    .find((device) => device !== undefined);
const retryAfter = ({ headers }: Reply) => Number(headers.get('retry-after'));
const network = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
let nextNetwork = 1;
const newNetwork = () => network((nextNetwork += 1));

async function inGroups<Item>(items: readonly Item[], size: number, work: (item: Item) => Promise<Reply>) {
  const replies: Reply[] = [];
  for (let start = 0; start < items.length; start += size) {
    replies.push(...(await Promise.all(items.slice(start, start + size).map(work))));
  }
  return replies;
}

const count = (replies: readonly Reply[], status: number) => replies.filter((reply) => reply.status === status).length;

describe.each(Object.entries(ways))('the account of %s', (_name, { signIn, account, guessing }) => {
  it('stays open to its owner without delay while many networks guess', async () => {
    const owner = await account();
    const home = newNetwork();
    const device = deviceOf(await signIn(owner, { address: home }));
    expect(device).toMatch(/^[\w-]{43}$/);

    const guesses = Array.from({ length: guessing }, (_, index) => index);
    const replies = await inGroups(guesses, 25, (index) => signIn(wrong(owner, index), { address: newNetwork() }));
    expect(count(replies, 401) + count(replies, 429)).toBe(guessing);
    expect(count(replies, 401)).toBeLessThan(100);
    for (const reply of replies.filter(({ status }) => status === 429)) expect(retryAfter(reply)).toBeGreaterThan(0);

    expect((await signIn(owner, { address: home })).status).toBe(200);
    expect((await signIn(owner, { address: newNetwork(), device })).status).toBe(200);
    expect((await signIn(owner, { address: newNetwork(), device })).status).toBe(200);

    const fresh = newNetwork();
    const first = await signIn(owner, { address: fresh });
    expect(first).toMatchObject({ status: 429, body: { code: 'request.too-many' } });
    identity.moveClock(retryAfter(first));
    expect((await signIn(owner, { address: fresh })).status).toBe(200);
  });

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
    identity.moveClock(retryAfter(refused));
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
    const other = await identity.anotherInstance();
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
    const familiar = identity.database.collection('familiar-places');
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
  it('take turns, each with one guess', async () => {
    const owner = await identity.buyer();
    const guesses = Array.from({ length: 60 }, (_, index) => index);
    await inGroups(guesses, 20, (index) => ways.buyer.signIn(wrong(owner, index), { address: newNetwork() }));

    const address = newNetwork();
    const waiting = await ways.buyer.signIn(wrong(owner, 0), { address });
    expect(waiting.status).toBe(429);
    const again = await ways.buyer.signIn(wrong(owner, 0), { address });
    expect(again.status).toBe(429);
    expect(retryAfter(again)).toBeLessThanOrEqual(retryAfter(waiting));
    identity.moveClock(retryAfter(waiting));
    const atOnce = await inGroups(guesses.slice(0, 4), 4, (index) =>
      ways.buyer.signIn(wrong(owner, index), { address }),
    );
    expect(count(atOnce, 401)).toBe(1);
    expect(count(atOnce, 429)).toBe(3);
  });

  it('don’t learn by another spelling of an address whether it has an account', async () => {
    const statuses = async (email: string) => {
      const address = newNetwork();
      const wide = `ｊ${email.slice(1)}`;
      const tries = [...Array<string>(5).fill(wide), email].map((username) => ({ username, password: 'a guess' }));
      return (await inGroups(tries, 1, (guess) => ways.buyer.signIn(guess, { address }))).map(({ status }) => status);
    };
    const { email } = await identity.buyer();
    expect(await statuses(email)).toEqual(await statuses(`jnobody-${Date.now()}@example.com`));
  });

  it('have the same limits at an account that does not exist', async () => {
    const nobody = { username: `nobody-${Date.now()}`, password: 'a password' };
    const address = newNetwork();
    const attempts = Array.from({ length: 6 }, (_, index) => index);
    const replies = await inGroups(attempts, 1, () => ways.buyer.signIn(nobody, { address }));
    expect(replies.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('are forgotten an hour after the last guess', async () => {
    const owner = await identity.buyer();
    const guesses = Array.from({ length: 60 }, (_, index) => index);
    await inGroups(guesses, 20, (index) => ways.buyer.signIn(wrong(owner, index), { address: newNetwork() }));
    identity.moveClock(60 * 60 + 1);
    expect((await ways.buyer.signIn(owner, { address: newNetwork() })).status).toBe(200);
  });
});

describe('re-entering the password', () => {
  const change = (token: string, currentPassword: string, from: From) =>
    identity.call(changePassword, {
      token,
      body: { currentPassword, newPassword: 'a new password for a test' },
      headers: headersFrom(from),
    });

  it('counts together with the sign-ins to that account from that place', async () => {
    const owner = await identity.buyer();
    const address = newNetwork();
    for (let attempt = 0; attempt < 3; attempt += 1) await ways.buyer.signIn(wrong(owner, attempt), { address });
    expect((await change(owner.token, 'not the password', { address })).status).toBe(403);
    expect((await change(owner.token, 'not the password', { address })).status).toBe(403);
    const refused = await change(owner.token, owner.password, { address });
    expect(refused).toMatchObject({ status: 429, body: { code: 'request.too-many' } });
    expect(retryAfter(refused)).toBeGreaterThan(0);
  });

  it('with a stolen token locks nobody out elsewhere', async () => {
    const owner = await identity.buyer();
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
    const owner = await identity.buyer();
    const home = { address: newNetwork() };
    const rows = () =>
      Promise.all(
        ['sign-in-attempts', 'familiar-places'].map((name) => identity.database.collection(name).countDocuments()),
      );
    const before = await rows();
    await ways.buyer.signIn(owner, home);
    await ways.buyer.signIn(wrong(owner, 0), home);
    await ways.buyer.signIn(wrong(owner, 0), { address: newNetwork() });
    const [attempts = 0, places = 0] = await rows();
    expect(attempts).toBeGreaterThan(before[0] ?? 0);
    expect(places).toBeGreaterThan(before[1] ?? 0);

    const { token, password } = owner;
    const reply = await identity.call(deleteAccount, { token, body: { password }, headers: headersFrom(home) });
    expect(reply.status).toBe(204);
    expect(reply.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^__Host-hearthway_device=; .*1970/));
    expect((await identity.call(me, { token })).status).toBe(401);
    // Registering had stored two familiar places, which are gone too.
    expect(await rows()).toEqual([before[0], (before[1] ?? 0) - 2]);
  });
});
