import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listen, type TestServer } from '../testing/listen.js';
import { requestJson } from './request-json.js';

const part = Buffer.alloc(100);
let server: TestServer;
/** Resolves when the server knows that an answer without end isn't wanted any more. */
let left: Promise<void>;

beforeAll(async () => {
  let leave: () => void = () => undefined;
  left = new Promise((resolve) => (leave = resolve));
  server = await listen(({ url }, response) => {
    response.write(part);
    if (url === '/short') response.end();
    else response.on('close', leave);
  });
});
afterAll(() => server.close());

const ask = (path: string, maximumBytes: number) =>
  requestJson(new URL(path, server.url), {
    method: 'GET',
    headers: {},
    signal: AbortSignal.timeout(120_000),
    maximumBytes,
  });

describe('an answer with a bound', () => {
  it('is read as bytes up to there', async () => {
    expect((await ask('/short', part.length)).content).toEqual(part);
  });

  it('is refused when it is longer, without its end', async () => {
    await expect(ask('/endless', part.length - 1)).rejects.toThrow('longer than 99 bytes');
    await left;
  });
});
