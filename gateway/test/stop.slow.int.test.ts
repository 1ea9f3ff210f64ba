import type {} from '@hearthway/engines/testing';
import { createTestCaller, testNamespace } from '@hearthway/service-kit/testing';
import { stopSuite } from '@hearthway/service-kit/testing/suites';
import { eventually, testEngines } from '@hearthway/tooling/testing';
import { afterAll, beforeAll } from '@jest/globals';
import { join } from 'node:path';
import { answerJson, stubUpstream, type StubUpstream } from '../src/testing/stub-upstream.js';
import { testSite, type TestSite } from '../src/testing/test-site.js';

const slow = { method: 'POST', path: '/api/analytics/event' } as const;

let site: TestSite;
let services: StubUpstream;
let finish: (() => void) | undefined;
beforeAll(async () => {
  site = await testSite();
  services = await stubUpstream((incoming, response) => {
    if (incoming.url === slow.path) finish = () => answerJson({})(incoming, response);
    else answerJson([])(incoming, response);
  });
});
afterAll(async () => {
  await services.close();
  await site.remove();
});

stopSuite({
  name: 'gateway',
  entry: join(import.meta.dirname, '../src/main.ts'),
  environment: () =>
    Promise.resolve({
      AMQP_URL: testEngines().amqpUrl,
      EVENTS_NAMESPACE: testNamespace(),
      IDENTITY_URL: services.url,
      IDENTITY_OPERATIONS_URL: services.url,
      CALL_SIGNING_KEY: createTestCaller('gateway').encodedKey,
      JOURNEY_URL: services.url,
      COMMERCE_URL: services.url,
      ANALYTICS_URL: services.url,
      RELEASES_FOLDER: site.store,
      PUBLIC_ORIGIN: 'http://localhost:8080',
    }),
  slow: {
    ...slow,
    arrived: () => eventually(() => finish ?? false),
    finish: () => finish?.(),
  },
});
