import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createGroupCommit } from './group-commit.js';

/** A store whose writes the test controls. */
function slowStore() {
  const writes: { items: readonly string[]; finish: () => void; fail: (error: Error) => void }[] = [];
  const write = (items: readonly string[]) =>
    new Promise<void>((resolve, reject) => {
      writes.push({ items, finish: resolve, fail: reject });
    });
  return { writes, write, written: () => writes.map(({ items }) => items.join('')) };
}

class Outage extends Error {}
const isOutage = (error: unknown) => error instanceof Outage;
const inHand = { maximum: 10, limit: 'letters-in-hand' };
const limits = { isOutage, lingerMilliseconds: 2, maximumInOneWrite: 4, inHand };
const turn = () => jest.advanceTimersByTimeAsync(limits.lingerMilliseconds);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a group commit', () => {
  it('waits a moment before each write, and writes what arrived meanwhile together', async () => {
    const { writes, write, written } = slowStore();
    const commit = createGroupCommit({ ...limits, write });
    const first = commit.add(['a']);
    await turn();
    expect(written()).toEqual(['a']);
    const others = [commit.add(['b', 'c']), commit.add(['d'])];
    await turn();
    expect(written()).toEqual(['a']);
    writes[0]?.finish();
    await first;
    await turn();
    expect(written()).toEqual(['a', 'bcd']);
    writes[1]?.finish();
    await Promise.all(others);
  });

  it('leaves what exceeds one write to the next, and never splits a call', async () => {
    const { writes, write, written } = slowStore();
    const commit = createGroupCommit({ ...limits, write });
    const added = [commit.add(['a', 'b', 'c']), commit.add(['d', 'e']), commit.add(['f'])];
    await turn();
    expect(written()).toEqual(['abcde']);
    writes[0]?.finish();
    await turn();
    expect(written()).toEqual(['abcde', 'f']);
    writes[1]?.finish();
    await Promise.all(added);
  });

  it('reports nothing as stored before it is', async () => {
    const { writes, write } = slowStore();
    const commit = createGroupCommit({ ...limits, write });
    let stored = false;
    const added = commit.add(['a']).then(() => (stored = true));
    await turn();
    expect(stored).toBe(false);
    writes[0]?.finish();
    await added;
    expect(stored).toBe(true);
  });

  it.each(['a', 'd', 'h'])('stores all but %s, and tells only the call it came with', async (bad) => {
    const stored: string[] = [];
    const commit = createGroupCommit<string>({
      ...limits,
      write: (items) => {
        if (items.includes(bad)) return Promise.reject(new Error(`not ${bad}`));
        stored.push(...items);
        return Promise.resolve();
      },
    });
    const calls = [['a', 'b', 'c'], ['d'], ['e', 'f', 'g', 'h']];
    const added = Promise.all(calls.map((items) => commit.add(items)));
    await jest.runAllTimersAsync();

    const refusal = { item: bad, reason: new Error(`not ${bad}`) };
    expect(await added).toEqual(calls.map((items) => (items.includes(bad) ? [refusal] : [])));
    expect(stored.sort()).toEqual('abcdefgh'.split('').filter((item) => item !== bad));
  });

  it('finds a bad item among a thousand in few writes', async () => {
    const items = Array.from({ length: 1_000 }, (_, place) => String(place));
    const write = jest.fn((some: readonly string[]) =>
      some.includes('617') ? Promise.reject(new Error('not this one')) : Promise.resolve(),
    );
    const commit = createGroupCommit<string>({ ...limits, inHand: { ...inHand, maximum: 1_000 }, write });
    const added = commit.add(items);
    await jest.runAllTimersAsync();
    expect(await added).toMatchObject([{ item: '617' }]);
    expect(write.mock.calls.length).toBeLessThan(25);
  });

  it('does not split a write when the database is unreachable, fails every call, and continues', async () => {
    const { writes, write, written } = slowStore();
    const commit = createGroupCommit({ ...limits, write });
    const added = Promise.allSettled([commit.add(['a', 'b']), commit.add(['c'])]);
    await turn();
    writes[0]?.fail(new Outage('no database'));
    expect(await added).toEqual([
      { status: 'rejected', reason: new Outage('no database') },
      { status: 'rejected', reason: new Outage('no database') },
    ]);
    const next = commit.add(['d']);
    await turn();
    writes[1]?.finish();
    expect(await next).toEqual([]);
    expect(written()).toEqual(['abc', 'd']);
  });

  it('refuses items beyond its limit with a time to retry, and accepts them once there is room', async () => {
    const { writes, write } = slowStore();
    const commit = createGroupCommit({ ...limits, write });
    const full = commit.add('abcdefgh'.split(''));
    await expect(commit.add(['i', 'j', 'k'])).rejects.toMatchObject({
      code: 'server.unavailable',
      retryAfterSeconds: 1,
      limit: 'letters-in-hand',
    });
    await turn();
    writes[0]?.finish();
    await full;
    const later = commit.add(['i', 'j', 'k']);
    await turn();
    writes[1]?.finish();
    await expect(later).resolves.toEqual([]);
  });

  it('is drained when everything added before is written', async () => {
    const { writes, write } = slowStore();
    const commit = createGroupCommit({ ...limits, write });
    await commit.drained();
    const added = [commit.add('abcd'.split('')), commit.add(['e'])];
    let drained = false;
    const draining = commit.drained().then(() => (drained = true));
    await turn();
    writes[0]?.finish();
    await turn();
    expect(drained).toBe(false);
    writes[1]?.finish();
    await draining;
    await Promise.all(added);
  });
});
