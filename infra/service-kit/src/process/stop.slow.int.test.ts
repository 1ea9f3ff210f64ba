import { eventually } from '@hearthway/tooling/testing';
import { afterAll, beforeAll } from '@jest/globals';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { listen, type TestServer } from '../testing/index.js';
import { stopSuite } from '../testing/suites.js';
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
    arrived: () => eventually(() => waiting ?? false),
    finish: () => waiting?.end('{}'),
  },
});
