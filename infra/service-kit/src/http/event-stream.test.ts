import { eventStream } from '@hearthway/contracts/event-stream';
import { defineOperation } from '@hearthway/contracts/operation';
import { eventually } from '@hearthway/tooling/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createMetrics } from '../metrics/index.js';
import { captureLog, listen } from '../testing/index.js';
import { createHttpApp, operationRouter } from './index.js';

const follow = defineOperation({
  id: 'things.follow',
  summary: 'For this test',
  method: 'GET',
  path: '/follow',
  access: 'public',
  status: 200,
  replyType: 'text/event-stream',
  reply: eventStream,
  errors: {},
});

describe('a stream of events', () => {
  let events: () => AsyncIterable<string>;
  let server: Awaited<ReturnType<typeof listen>>;
  let log: ReturnType<typeof captureLog>;
  beforeEach(async () => {
    log = captureLog();
    const routes = operationRouter();
    routes.handle(follow, () => events());
    const app = createHttpApp({
      logger: log.logger,
      metrics: createMetrics({ processMetrics: false }),
      routes: [routes.router],
    });
    server = await listen(app);
  });
  afterEach(() => server.close());

  it('arrives as it happens, line by line, and ends', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    events = async function* () {
      yield 'one\ntwo';
      await promise;
      yield '[DONE]';
    };
    const response = await fetch(`${server.url}/follow`);
    expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
      'no-store',
    ]);
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader.read()).value).toBe('data: one\ndata: two\n\n');
    resolve(undefined);
    expect((await reader.read()).value).toBe('data: [DONE]\n\n');
    expect((await reader.read()).done).toBe(true);
  });

  it('that nobody reads any more ends the iteration', async () => {
    let isOver = false;
    events = async function* () {
      try {
        for (;;) {
          yield 'more';
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
      } finally {
        isOver = true;
      }
    };
    const leave = new AbortController();
    await fetch(`${server.url}/follow`, { signal: leave.signal });
    leave.abort();
    await eventually(() => expect(isOver).toBe(true));
  });

  it('that fails is cut, and the log says why', async () => {
    events = async function* () {
      yield await Promise.resolve('one');
      throw new Error('inner words');
    };
    const response = await fetch(`${server.url}/follow`);
    await expect(response.text()).rejects.toThrow();
    await eventually(() =>
      expect(log.lines().filter(({ level }) => level === 'error')).toMatchObject([{ err: { message: 'inner words' } }]),
    );
  });
});
