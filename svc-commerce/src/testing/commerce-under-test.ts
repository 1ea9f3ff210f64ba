import { eventCatalogue } from '@hearthway/contracts/catalogue';
import { identityIssuer } from '@hearthway/contracts/identity';
import type {} from '@hearthway/engines/testing';
import { startServiceWithIssuer } from '@hearthway/service-kit/testing';
import { testEngines } from '@hearthway/tooling/testing';
import { configSchema } from '../config.js';
import { buildService } from '../service.js';
import { createTestAccounts } from './test-accounts.js';

export type CommerceUnderTest = Awaited<ReturnType<typeof startCommerceUnderTest>>;

/** For tests that need neither Stripe nor SendGrid: nothing answers at these addresses. */
const nobody = {
  PUBLIC_ORIGIN: 'http://localhost:8080',
  STRIPE_SECRET_KEY: 'sk_test_of_nobody',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_nobody',
  STRIPE_API_URL: 'http://127.0.0.1:9',
  SENDGRID_API_KEY: 'SG.of-nobody',
  SENDGRID_API_URL: 'http://127.0.0.1:9',
  EMAIL_ADDRESS_SECRET: 'a secret of the tests, long enough',
};

/** The real service on the real engines; a test issuer serves the keys and ended sessions of identity, and its `accounts`. */
export async function startCommerceUnderTest(
  environment: Readonly<Record<string, string>> = {},
  now = () => new Date(),
) {
  const accounts = createTestAccounts();
  const commerce = await startServiceWithIssuer({
    name: 'commerce',
    issuer: identityIssuer,
    answers: accounts.answers,
    engines: { mongodbUri: testEngines().mongodbUri, amqpUrl: testEngines().amqpUrl },
    catalogue: eventCatalogue,
    configSchema,
    environment: { ...nobody, ...environment },
    build: (parts) => buildService({ ...parts, now, mailMilliseconds: 120_000 }),
  });
  return { ...commerce, accounts };
}
