import { eventually } from '@hearthway/tooling/testing';
import { afterEach, expect, it, jest } from '@jest/globals';
import { keepRunning } from './keep-running.js';

let stopping = new AbortController();
afterEach(() => {
  stopping.abort(new Error('The watch has ended'));
  stopping = new AbortController();
});

/** Ends on request, and its first restarts fail. */
function engineThatFails(failures: number) {
  let end: (how: string) => void = () => undefined;
  const untilTheEnd = () =>
    new Promise<string>((resolve) => {
      end = resolve;
    });
  let ended = untilTheEnd();
  let restarts = 0;
  return {
    ended: () => ended,
    get restarts() {
      return restarts;
    },
    end: () => end('ended by SIGKILL'),
    restart: () => {
      restarts += 1;
      if (restarts <= failures) return Promise.reject(new Error('no room on the disk'));
      ended = untilTheEnd();
      return Promise.resolve();
    },
  };
}

const watch = (engine: ReturnType<typeof engineThatFails>) => {
  const report = jest.fn<(line: string) => void>();
  const givenUp = keepRunning({
    ended: engine.ended,
    restart: engine.restart,
    title: 'RabbitMQ',
    report,
    signal: stopping.signal,
    mostFailures: 5,
    firstPauseMilliseconds: 1,
  });
  givenUp.catch(() => undefined);
  return { report, givenUp };
};

it('restarts an engine that ended, with several tries if needed, and reports it', async () => {
  const engine = engineThatFails(2);
  const { report } = watch(engine);
  engine.end();
  await eventually(() => expect(report).toHaveBeenLastCalledWith('RabbitMQ runs again'));
  expect(engine.restarts).toBe(3);
  expect(report.mock.calls.flat()).toEqual([
    'RabbitMQ ended by SIGKILL; starting it again',
    'RabbitMQ could not be started again (no room on the disk); starting it again',
    'RabbitMQ could not be started again (no room on the disk); starting it again',
    'RabbitMQ runs again',
  ]);
});

it('gives up after five failed or short-lived restarts in a row', async () => {
  const engine = engineThatFails(100);
  const { givenUp } = watch(engine);
  engine.end();
  expect(await givenUp).toBe(
    'RabbitMQ could not be started again (no room on the disk), after 5 restarts in a row that did not last',
  );
  expect(engine.restarts).toBe(5);
});

it('does nothing once the signal has aborted', async () => {
  const engine = engineThatFails(0);
  const { report, givenUp } = watch(engine);
  stopping.abort(new Error('The watch has ended'));
  engine.end();
  await expect(givenUp).rejects.toThrow('The watch has ended');
  expect(engine.restarts).toBe(0);
  expect(report).not.toHaveBeenCalled();
});
