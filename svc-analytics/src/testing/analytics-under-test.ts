import { eventCatalogue } from '@hearthway/contracts/catalogue';
import { identityIssuer } from '@hearthway/contracts/identity';
import type {} from '@hearthway/engines/testing';
import { startServiceWithIssuer } from '@hearthway/service-kit/testing';
import { testEngines } from '@hearthway/tooling/testing';
import { configSchema } from '../config.js';
import { buildService } from '../service.js';

export type AnalyticsUnderTest = Awaited<ReturnType<typeof startAnalyticsUnderTest>>;

/** The real service on the real engines; the keys and ended sessions of identity are served by a test issuer. */
export function startAnalyticsUnderTest(environment: Readonly<Record<string, string>> = {}) {
  return startServiceWithIssuer({
    name: 'analytics',
    issuer: identityIssuer,
    engines: { mongodbUri: testEngines().mongodbUri, amqpUrl: testEngines().amqpUrl },
    catalogue: eventCatalogue,
    configSchema,
    environment,
    build: buildService,
  });
}
