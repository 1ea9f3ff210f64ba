import { eventCatalogue } from '@hearthway/contracts/catalogue';
import type {} from '@hearthway/engines/testing';
import { startServiceUnderTest } from '@hearthway/service-kit/testing';
import { inject } from 'vitest';
import { configSchema } from '../config.js';
import { buildService } from '../service.js';

export type CommerceUnderTest = Awaited<ReturnType<typeof startCommerceUnderTest>>;

/** A Stripe that nobody answers for: enough for what has nothing to do with payments. */
const noStripe = {
  PUBLIC_ORIGIN: 'http://localhost:8080',
  STRIPE_SECRET_KEY: 'sk_test_of_nobody',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_nobody',
  STRIPE_API_URL: 'http://127.0.0.1:9',
};

/** The real service on the real engines. */
export const startCommerceUnderTest = (environment: Readonly<Record<string, string>> = {}) =>
  startServiceUnderTest({
    name: 'commerce',
    engines: { mongodbUri: inject('mongodbUri'), amqpUrl: inject('amqpUrl') },
    catalogue: eventCatalogue,
    queues: [],
    configSchema,
    environment: { ...noStripe, ...environment },
    build: buildService,
  });
