import { describe, expect, it } from '@jest/globals';
import { retryOnConflict } from './retry-on-conflict.js';

class Conflict extends Error {}
const isConflict = (error: unknown) => error instanceof Conflict;

function failing(error: Error, times: number) {
  let runs = 0;
  const work = () => {
    runs += 1;
    return runs > times ? Promise.resolve('done') : Promise.reject(error);
  };
  return { work, runs: () => runs };
}

describe('work that can lose to another write', () => {
  it('runs again until it succeeds', async () => {
    const { work, runs } = failing(new Conflict(), 2);
    expect(await retryOnConflict(work, { isConflict, attempts: 3 })).toBe('done');
    expect(runs()).toBe(3);
  });

  it('throws the last conflict once its attempts are used up', async () => {
    const { work, runs } = failing(new Conflict('the last one'), 3);
    await expect(retryOnConflict(work, { isConflict, attempts: 3 })).rejects.toThrow('the last one');
    expect(runs()).toBe(3);
  });

  it('waits between attempts if it is told to', async () => {
    const { work } = failing(new Conflict(), 2);
    const started = performance.now();
    await retryOnConflict(work, { isConflict, attempts: 3, pauseMilliseconds: 50 });
    expect(performance.now() - started).toBeGreaterThan(95);
  });

  it('does not run again after any other error', async () => {
    const { work, runs } = failing(new Error('broken'), 1);
    await expect(retryOnConflict(work, { isConflict, attempts: 3 })).rejects.toThrow('broken');
    expect(runs()).toBe(1);
  });
});
