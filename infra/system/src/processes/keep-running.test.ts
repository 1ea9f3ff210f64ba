import { eventually } from '@hearthway/tooling/testing';
import { afterEach, expect, it, jest } from '@jest/globals';
import type { ChildService } from './child-service.js';
import { keepServicesRunning } from './keep-running.js';

const stopping = new AbortController();
afterEach(() => stopping.abort());

/** A service that ends on request and can only be restarted at the given try. */
function serviceThatStartsAtTry(good: number) {
  let end = (): void => undefined;
  const untilTheEnd = () =>
    new Promise<void>((resolve) => {
      end = resolve;
    });
  let ended = untilTheEnd();
  let tries = 0;
  let running = true;
  return {
    name: 'identity',
    get running() {
      return running;
    },
    get tries() {
      return tries;
    },
    end() {
      running = false;
      end();
    },
    ended: () => ended,
    start() {
      tries += 1;
      if (tries < good) return Promise.reject(new Error('ended while starting'));
      ended = untilTheEnd();
      running = true;
      return Promise.resolve();
    },
  };
}

it('restarts a service that ended, with several tries if needed, and reports when it runs', async () => {
  const service = serviceThatStartsAtTry(3);
  const report = jest.fn();
  keepServicesRunning({
    services: [service as unknown as ChildService],
    logFolder: '/logs',
    report,
    signal: stopping.signal,
    firstPauseMilliseconds: 1,
  });
  expect(service.tries).toBe(0);
  service.end();
  await eventually(() => expect(report).toHaveBeenLastCalledWith('identity runs again'));
  expect(service.tries).toBe(3);
  expect(report).toHaveBeenCalledWith(expect.stringContaining('/logs/identity.log'));
});
