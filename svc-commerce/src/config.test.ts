import { loadConfig, newSigningKey } from '@hearthway/service-kit';
import { describe, expect, it } from '@jest/globals';
import { configSchema } from './config.js';

const emulated = {
  PORT: '0',
  OPERATIONS_PORT: '0',
  MONGODB_URI: 'mongodb://127.0.0.1',
  MONGODB_DATABASE: 'commerce',
  AMQP_URL: 'amqp://127.0.0.1',
  PUBLIC_ORIGIN: 'http://localhost:8080',
  STRIPE_SECRET_KEY: 'sk_test_of_the_tests',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_the_tests',
  STRIPE_API_URL: 'http://127.0.0.1:8106',
  IDENTITY_OPERATIONS_URL: 'http://127.0.0.1:4001',
  JOURNEY_OPERATIONS_URL: 'http://127.0.0.1:4002',
  CALL_SIGNING_KEY: newSigningKey(),
  SENDGRID_API_KEY: 'SG.of-the-tests',
  SENDGRID_API_URL: 'http://127.0.0.1:8107',
  EMAIL_ADDRESS_SECRET: 'a secret of the tests, long enough',
};
const real = {
  ...emulated,
  SENDGRID_API_URL: undefined,
  EMAIL_FROM: 'hello@hearthway.com',
  ADMIN_EMAIL: 'purchases@hearthway.com',
  COMPANY_POSTAL_ADDRESS: 'Hearthway, 500 Congress Avenue, Austin, TX 78701',
};
const read = (environment: Record<string, string | undefined>) => loadConfig(configSchema, environment);

describe('the configuration', () => {
  it('may contain the examples if mail goes to the emulator', () => {
    expect(read(emulated)).toMatchObject({ EMAIL_FROM: 'support@hearthway.example' });
  });

  it('may contain real values with SendGrid itself, at any address', () => {
    expect(read(real)).toMatchObject({ EMAIL_FROM: 'hello@hearthway.com' });
    expect(read({ ...real, SENDGRID_API_URL: 'https://api.eu.sendgrid.com' })).toBeDefined();
  });

  it('leaves room for receipts and for what brings an account back, whatever else is sent', () => {
    const { EMAILS, NEWS_EMAILS, ACCOUNT_EMAILS } = read(emulated);
    expect(EMAILS - NEWS_EMAILS - ACCOUNT_EMAILS).toBeGreaterThanOrEqual(500);
  });

  it.each([
    ['EMAIL_FROM', 'support@hearthway.example'],
    ['EMAIL_FROM', undefined],
    ['ADMIN_EMAIL', 'someone@example.com'],
    ['ADMIN_EMAIL', undefined],
    ['COMPANY_POSTAL_ADDRESS', 'Hearthway, 123 Example Street, Anytown, TX 00000'],
    ['COMPANY_POSTAL_ADDRESS', undefined],
  ])('cannot contain the %s %s with SendGrid itself', (key, value) => {
    expect(() => read({ ...real, [key]: value })).toThrow(new RegExp(`^  ${key}: is `, 'm'));
    expect(() => read({ ...real, SENDGRID_API_URL: 'https://api.eu.sendgrid.com', [key]: value })).toThrow(key);
  });

  it.each(['sk_live_of_the_tests', 'rk_live_of_the_tests'])(
    'cannot combine the live key %s with another address than Stripe’s',
    (key) => {
      expect(() => read({ ...emulated, STRIPE_SECRET_KEY: key })).toThrow(/STRIPE_API_URL: goes with a test key only/);
      expect(read({ ...emulated, STRIPE_SECRET_KEY: key, STRIPE_API_URL: undefined })).toBeDefined();
    },
  );
});
