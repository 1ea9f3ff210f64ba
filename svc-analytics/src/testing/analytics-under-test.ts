import { eventCatalogue } from '@hearthway/contracts/catalogue';
import { identityIssuer } from '@hearthway/contracts/identity';
import type {} from '@hearthway/engines/testing';
import { serveTestIssuer, startServiceUnderTest } from '@hearthway/service-kit/testing';
import { inject } from 'vitest';
import { configSchema } from '../config.js';
import { buildService } from '../service.js';

export type AnalyticsUnderTest = Awaited<ReturnType<typeof startAnalyticsUnderTest>>;

/** The real service on the real engines; the keys and ended sessions of identity are served by a test issuer. */
export async function startAnalyticsUnderTest(environment: Readonly<Record<string, string>> = {}) {
  const identity = await serveTestIssuer(identityIssuer, 'analytics');
  const underTest = await startServiceUnderTest({
    name: 'analytics',
    engines: { mongodbUri: inject('mongodbUri'), amqpUrl: inject('amqpUrl') },
    catalogue: eventCatalogue,
    queues: ['analytics.facts'],
    configSchema,
    environment: { ...identity.environment, ...environment },
    build: buildService,
  });

  return {
    ...underTest,

    /** A token of somebody who is signed in. */
    token: (role: 'buyer' | 'admin') => identity.sign({ userId: 'user-1', sessionId: `session-${role}`, role }),

    async stop() {
      await underTest.stop();
      await identity.close();
    },
  };
}
