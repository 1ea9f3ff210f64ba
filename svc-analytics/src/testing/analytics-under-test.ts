import { eventCatalogue } from '@hearthway/contracts/catalogue';
import type {} from '@hearthway/engines/testing';
import { startServiceUnderTest } from '@hearthway/service-kit/testing';
import { inject } from 'vitest';
import { configSchema } from '../config.js';
import { buildService } from '../service.js';

export type AnalyticsUnderTest = Awaited<ReturnType<typeof startAnalyticsUnderTest>>;

/** The real service on the real engines. */
export const startAnalyticsUnderTest = () =>
  startServiceUnderTest({
    name: 'analytics',
    engines: { mongodbUri: inject('mongodbUri'), amqpUrl: inject('amqpUrl') },
    catalogue: eventCatalogue,
    queues: ['analytics.facts'],
    configSchema,
    build: buildService,
  });
