import type {} from '@hearthway/engines/testing';
import { newSigningKey, publicKeyOf } from '@hearthway/service-kit';
import { createTestCaller, testNamespace } from '@hearthway/service-kit/testing';
import { stopSuite } from '@hearthway/service-kit/testing/suites';
import { eventually, testEngines } from '@hearthway/tooling/testing';
import { afterAll, beforeAll } from '@jest/globals';
import { join } from 'node:path';
import { answerJson, stubUpstream, type StubUpstream } from '../src/testing/stub-upstream.js';
import { serveRegistry } from '../src/testing/serve-registry.js';
import { testSite, type TestSite } from '../src/testing/test-site.js';

const slow = { method: 'POST', path: '/api/analytics/event' } as const;

let site: TestSite;
let registry: Awaited<ReturnType<typeof serveRegistry>>;
let services: StubUpstream;
let finish: (() => void) | undefined;
beforeAll(async () => {
  site = await testSite();
  await site.live.stop();
  registry = await serveRegistry(site.registry);
  services = await stubUpstream((incoming, response) => {
    if (incoming.url === slow.path) finish = () => answerJson({})(incoming, response);
    else answerJson([])(incoming, response);
  });
});
afterAll(async () => {
  await services.close();
  await registry.close();
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
      REGISTRY_OPERATIONS_URL: registry.url,
      ENVIRONMENT: 'local',
      PREVIEW_KEY: publicKeyOf(newSigningKey()),
      RELEASES_FOLDER: site.folder,
      PUBLIC_ORIGIN: 'http://localhost:8080',
    }),
  slow: {
    ...slow,
    arrived: () => eventually(() => finish ?? false),
    finish: () => finish?.(),
  },
});
