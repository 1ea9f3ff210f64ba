import { sessionLifetimes } from '@hearthway/contracts/constants';
import type { Transaction } from '@hearthway/service-kit';
import { expect, it } from '@jest/globals';
import { eraseAgain, finalErasuresUntil } from './erase-buyer.js';

const now = new Date('2026-11-20T12:00:00.000Z');

/** Three buyers due for erasure, and data that can't be erased for one of them. */
function withOneThatFails(failing: string) {
  const due = new Set(['first', 'second', 'third']);
  const failure = new Error('no');
  const part = {
    findForExport: () => Promise.resolve(undefined),
    deleteByUser: (userId: string) => (userId === failing ? Promise.reject(failure) : Promise.resolve()),
  };
  const erasures = {
    ensureIndexes: () => Promise.resolve(),
    insert: () => Promise.resolve(),
    findErasedUntil: () => Promise.resolve([...due]),
    delete: (userId: string) => Promise.resolve(void due.delete(userId)),
  };
  const run = () =>
    eraseAgain({
      parts: { part },
      erasures,
      transaction: (work) => work(undefined as unknown as Transaction),
      now: () => now,
    });
  return { due, failure, run };
}

it('reports a buyer who cannot be erased, keeps them due, and erases the others', async () => {
  const { due, failure, run } = withOneThatFails('first');
  await expect(run()).rejects.toMatchObject({ errors: [failure] });
  expect([...due]).toEqual(['first']);
});

it('reports nothing if all are erased', async () => {
  const { due, run } = withOneThatFails('nobody');
  await run();
  expect(due.size).toBe(0);
});

it('an erasure is final only when every access token of the account has expired', () => {
  const erasedAt = new Date('2026-11-20T12:00:00.000Z');
  const later = (seconds: number) => new Date(erasedAt.getTime() + seconds * 1000);
  expect(finalErasuresUntil(later(sessionLifetimes.accessTokenSeconds)).getTime()).toBeLessThan(erasedAt.getTime());
  expect(finalErasuresUntil(later(20 * 60))).toEqual(erasedAt);
});
