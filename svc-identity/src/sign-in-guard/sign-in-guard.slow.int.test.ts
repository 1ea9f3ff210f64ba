import { describe, expect, it } from '@jest/globals';
import { count, deviceOf, inGroups, newNetwork, retryAfter, useSignIns, wrong } from './testing/use-sign-ins.js';

const { identity, ways } = useSignIns();

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
    identity().moveClock(retryAfter(first));
    expect((await signIn(owner, { address: fresh })).status).toBe(200);
  });
});

describe('unfamiliar networks under attack', () => {
  it('take turns, each with one guess', async () => {
    const owner = await identity().buyer();
    const guesses = Array.from({ length: 60 }, (_, index) => index);
    await inGroups(guesses, 20, (index) => ways.buyer.signIn(wrong(owner, index), { address: newNetwork() }));

    const address = newNetwork();
    const waiting = await ways.buyer.signIn(wrong(owner, 0), { address });
    expect(waiting.status).toBe(429);
    const again = await ways.buyer.signIn(wrong(owner, 0), { address });
    expect(again.status).toBe(429);
    expect(retryAfter(again)).toBeLessThanOrEqual(retryAfter(waiting));
    identity().moveClock(retryAfter(waiting));
    const atOnce = await inGroups(guesses.slice(0, 4), 4, (index) =>
      ways.buyer.signIn(wrong(owner, index), { address }),
    );
    expect(count(atOnce, 401)).toBe(1);
    expect(count(atOnce, 429)).toBe(3);
  });

  it('are forgotten an hour after the last guess', async () => {
    const owner = await identity().buyer();
    const guesses = Array.from({ length: 60 }, (_, index) => index);
    await inGroups(guesses, 20, (index) => ways.buyer.signIn(wrong(owner, index), { address: newNetwork() }));
    identity().moveClock(60 * 60 + 1);
    expect((await ways.buyer.signIn(owner, { address: newNetwork() })).status).toBe(200);
  });
});
