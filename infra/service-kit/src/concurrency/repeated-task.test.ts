import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { captureLog } from '../testing/index.js';
import { createRepeatedTask } from './repeated-task.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const taskOf = (run: () => Promise<void>) => {
  const log = captureLog();
  return { log, task: createRepeatedTask({ name: 'a task', run, pauseMilliseconds: 1000, logger: log.logger }) };
};

it('runs again and again, with a pause after each run', async () => {
  let runs = 0;
  const { task } = taskOf(() => Promise.resolve(void (runs += 1)));
  task.start();
  await jest.advanceTimersByTimeAsync(999);
  expect(runs).toBe(0);
  await jest.advanceTimersByTimeAsync(2001);
  expect(runs).toBe(3);
  await task.stop();
  await jest.advanceTimersByTimeAsync(5000);
  expect(runs).toBe(3);
});

it('continues after a failed run, and logs it', async () => {
  let runs = 0;
  const { task, log } = taskOf(() => {
    runs += 1;
    return Promise.reject(new Error('no'));
  });
  task.start();
  await jest.advanceTimersByTimeAsync(2000);
  expect(runs).toBe(2);
  expect(log.text()).toContain('a task failed');
  await task.stop();
});

it('waits for the current run when stopped, and starts no other', async () => {
  let finish = (): void => undefined;
  let runs = 0;
  const { task } = taskOf(() => {
    runs += 1;
    return new Promise((resolve) => (finish = resolve));
  });
  task.start();
  await jest.advanceTimersByTimeAsync(1000);
  let stopped = false;
  const stopping = task.stop().then(() => (stopped = true));
  await jest.advanceTimersByTimeAsync(0);
  expect(stopped).toBe(false);
  finish();
  await stopping;
  await jest.advanceTimersByTimeAsync(5000);
  expect(runs).toBe(1);
});
