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

const limits = { lingerMilliseconds: 2, maximumInOneWrite: 4, maximumInHand: 10 };
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

  it('writes call by call what could not be written together, and tells of a failure only to whom it belongs', async () => {
    const { writes, write, written } = slowStore();
    const commit = createGroupCommit({ ...limits, write });
    const added = Promise.allSettled([commit.add(['a', 'b']), commit.add(['c'])]);
    await turn();
    writes[0]?.fail(new Error('not all of it'));
    await turn();
    writes[1]?.fail(new Error('not these two'));
    await turn();
    writes[2]?.finish();
    expect(written()).toEqual(['abc', 'ab', 'c']);
    expect(await added).toMatchObject([
      { status: 'rejected', reason: { message: 'not these two' } },
      { status: 'fulfilled' },
    ]);
  });

  it('tells of a write that failed, and goes on', async () => {
    const { writes, write } = slowStore();
    const commit = createGroupCommit({ ...limits, write });
    const added = Promise.allSettled([commit.add(['a'])]);
    await turn();
    writes[0]?.fail(new Error('no database'));
    expect(await added).toEqual([{ status: 'rejected', reason: new Error('no database') }]);
    const next = commit.add(['c']);
    await turn();
    writes[1]?.finish();
    await expect(next).resolves.toBeUndefined();
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
    await expect(later).resolves.toBeUndefined();
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
