import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createGroupCommit } from './group-commit.js';

/** A store that writes when it is told to. */
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
const limits = { isOutage, lingerMilliseconds: 2, maximumInOneWrite: 4, maximumInHand: 10 };
const turn = () => vi.advanceTimersByTimeAsync(limits.lingerMilliseconds);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a group commit', () => {
  it('writes after a moment what came by then, and together what came in the meantime', async () => {
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

  it('leaves to the next write what comes after enough for one, and splits nothing that came together', async () => {
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

  it('tells nobody that it is stored before it is', async () => {
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

  it.each(['a', 'd', 'h'])(
    'stores all but %s, which alone cannot be, and says so to the call it came with',
    async (bad) => {
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
      await vi.runAllTimersAsync();

      const refusal = { item: bad, reason: new Error(`not ${bad}`) };
      expect(await added).toEqual(calls.map((items) => (items.includes(bad) ? [refusal] : [])));
      expect(stored.sort()).toEqual('abcdefgh'.split('').filter((item) => item !== bad));
    },
  );

  it('finds a bad item among a thousand in few writes', async () => {
    const items = Array.from({ length: 1_000 }, (_, place) => String(place));
    const write = vi.fn((some: readonly string[]) =>
      some.includes('617') ? Promise.reject(new Error('not this one')) : Promise.resolve(),
    );
    const commit = createGroupCommit<string>({ ...limits, maximumInHand: 1_000, write });
    const added = commit.add(items);
    await vi.runAllTimersAsync();
    expect(await added).toMatchObject([{ item: '617' }]);
    expect(write.mock.calls.length).toBeLessThan(25);
  });

  it('tries nothing in parts when the database is out of reach, tells every call so, and goes on', async () => {
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

  it('refuses what would not fit into memory, saying when to come again, and takes it once there is room', async () => {
    const { writes, write } = slowStore();
    const commit = createGroupCommit({ ...limits, write });
    const full = commit.add('abcdefgh'.split(''));
    await expect(commit.add(['i', 'j', 'k'])).rejects.toMatchObject({
      code: 'server.unavailable',
      retryAfterSeconds: 1,
    });
    await turn();
    writes[0]?.finish();
    await full;
    const later = commit.add(['i', 'j', 'k']);
    await turn();
    writes[1]?.finish();
    await expect(later).resolves.toEqual([]);
  });

  it('is drained when all that came before is written', async () => {
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
