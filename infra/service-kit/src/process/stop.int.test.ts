import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, vi } from 'vitest';
import { listen, stopSuite, type TestServer } from '../testing/index.js';
import { noEngines } from './testing/idle-service.js';

let upstream: TestServer;
let waiting: ServerResponse | undefined;
beforeAll(async () => {
  upstream = await listen((_request, response) => void (waiting = response));
});
afterAll(() => upstream.close());

stopSuite({
  name: 'slow-service',
  entry: join(import.meta.dirname, 'testing/slow-service.ts'),
  environment: () =>
    Promise.resolve({
      UPSTREAM_URL: upstream.url,
      ...noEngines,
    }),
  slow: {
    method: 'GET',
    path: '/slow',
    arrived: () => vi.waitUntil(() => waiting, { timeout: 5000 }),
    finish: () => waiting?.end('{}'),
  },
});
