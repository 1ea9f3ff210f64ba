import {
  codeTries,
  login,
  requestPasswordReset,
  requestSignInCode,
  signInByCode,
  type AccountMailKind,
} from '@hearthway/contracts/identity';
import type { Operation } from '@hearthway/contracts/operation';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { confirmAddress, issued, mailsTo, startIdentityUnderTest, type IdentityUnderTest } from '../testing/index.js';

let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await startIdentityUnderTest();
});
afterAll(() => identity.stop());

const tries = 2_000;

/** How likely a random value of the first is above a random one of the second: 0.5 if they can't be told apart. */
function chanceOfLarger(first: readonly number[], second: readonly number[]): number {
  const sorted = [...second].sort((one, other) => one - other);
  const below = (value: number): number => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (Number(sorted[middle]) < value) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return first.reduce((sum, value) => sum + below(value), 0) / (first.length * second.length);
}

it.each([
  ['a link for a new password', requestPasswordReset],
  ['a sign-in code', requestSignInCode],
] as const)(
  'the time of asking for %s does not tell whether the account exists',
  async (_, operation: Operation) => {
    const name = `timed-${operation.id}`;
    const users = Array.from({ length: tries / 2 }, (_each, index) => ({
      _id: `${name}-${index}`,
      username: `${name}-${index}`,
      usernameKey: `${name}-${index}`,
      email: `${name}-${index}@example.com`,
      emailKey: `${name}-${index}@example.com`,
      passwordHash: 'none',
      createdAt: new Date(),
      emailVerifiedAt: new Date(),
    }));
    await identity.database.collection<{ _id: string }>('users').insertMany(users);
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let turn = 0; turn < tries; turn += 1) {
      // Alternating, so that a machine that slows down slows both.
      const kind = turn % 2 ? 'known' : 'unknown';
      const username = kind === 'known' ? `${name}-${(turn - 1) / 2}` : `nobody-${name}-${turn}`;
      const start = performance.now();
      const { status } = await identity.call(operation, { body: { username } });
      times[kind].push(performance.now() - start);
      expect(status).toBe(operation.status);
    }
    // With a thousand of each, three standard errors of this estimate are 0.04.
    expect(Math.abs(chanceOfLarger(times.known, times.unknown) - 0.5)).toBeLessThan(0.05);
  },
  600_000,
);

it('of a thousand guesses at a sign-in code from as many networks, five are compared', async () => {
  const buyer = await identity.buyer();
  await confirmAddress(identity, buyer.userId);
  const { body } = await identity.call(requestSignInCode, { body: { username: buyer.username } });
  const mailId = await newestMail('sign-in-code');
  const { code } = await issued(identity, mailId);
  const guess = (index: number) =>
    identity.call(signInByCode, {
      body: { requestToken: body['requestToken'], code: 'BBBB-BBBB' },
      headers: { 'x-forwarded-for': `10.1.${index >> 8}.${index & 255}` },
    });
  for (let start = 0; start < 1000; start += 50) {
    const replies = await Promise.all(Array.from({ length: 50 }, (_each, index) => guess(start + index)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([401]));
  }
  const row = await identity.database.collection<{ _id: string }>('account-mails').findOne({ _id: mailId });
  expect(row).toMatchObject({ tries: codeTries });
  expect((await identity.call(signInByCode, { body: { requestToken: body['requestToken'], code } })).status).toBe(401);
  // And the password still opens the account, since no guess counted against it.
  const { username, password } = buyer;
  expect((await identity.call(login, { body: { username, password } })).status).toBe(200);
});

async function newestMail(kind: AccountMailKind): Promise<string> {
  return String((await mailsTo(identity, kind, {})).at(-1));
}
