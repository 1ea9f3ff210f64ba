import { eventCatalogue } from '@hearthway/contracts/catalogue';
import type {} from '@hearthway/engines/testing';
import { startServiceUnderTest } from '@hearthway/service-kit/testing';
import { inject } from 'vitest';
import { configSchema } from '../config.js';
import { buildService } from '../service.js';

export type CommerceUnderTest = Awaited<ReturnType<typeof startCommerceUnderTest>>;

/** The real service on the real engines. */
export const startCommerceUnderTest = (environment: Readonly<Record<string, string>> = {}) =>
  startServiceUnderTest({
    name: 'commerce',
    engines: { mongodbUri: inject('mongodbUri'), amqpUrl: inject('amqpUrl') },
    catalogue: eventCatalogue,
    queues: [],
    configSchema,
    environment,
    build: buildService,
  });
