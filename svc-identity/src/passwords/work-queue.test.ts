import { eventually } from '@hearthway/tooling/testing';
import { describe, expect, it, jest } from '@jest/globals';
import { createWorkQueue, QueueFullError } from './password-hashing.js';

function work() {
  let finish: (fail?: Error) => void = () => undefined;
  const job = jest.fn(
    () => new Promise<void>((resolve, reject) => (finish = (fail) => (fail ? reject(fail) : resolve()))),
  );
  return { job, finish: (fail?: Error) => finish(fail) };
}

describe('a work queue', () => {
  it('runs two at once and the third when one is done', async () => {
    const queue = createWorkQueue({ atOnce: 2, waiting: 10 });
    const [first, second, third] = [work(), work(), work()];
    const all = [first, second, third].map(({ job }) => queue.run(job));
    await eventually(() => expect(second.job).toHaveBeenCalled());
    expect(third.job).not.toHaveBeenCalled();
    first.finish();
    await eventually(() => expect(third.job).toHaveBeenCalled());
    second.finish();
    third.finish();
    await Promise.all(all);
  });

  it('continues after work that failed', async () => {
    const queue = createWorkQueue({ atOnce: 1, waiting: 10 });
    await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(queue.run(() => Promise.resolve('next'))).resolves.toBe('next');
  });

  it('refuses work when the line is full, and accepts it again once it is shorter', async () => {
    const queue = createWorkQueue({ atOnce: 1, waiting: 1 });
    const running = work();
    const first = queue.run(running.job);
    const second = queue.run(() => Promise.resolve('second'));
    await expect(queue.run(() => Promise.resolve('third'))).rejects.toThrow(QueueFullError);
    running.finish();
    await first;
    await expect(second).resolves.toBe('second');
    await expect(queue.run(() => Promise.resolve('fourth'))).resolves.toBe('fourth');
  });
});
