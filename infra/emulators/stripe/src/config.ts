import { baseEmulatorConfig, loadConfig } from '@hearthway/emulator-kit';
import * as z from 'zod/mini';
import { webhookEndpoint } from './webhooks/delivery.js';

const settings = z.object({
  ...baseEmulatorConfig,
  /** The one key that is accepted. */
  STRIPE_SECRET_KEY: z.string().check(z.startsWith('sk_test_')),
  /** Where events are sent, on this machine; nowhere by default. */
  STRIPE_WEBHOOK_URL: z.optional(webhookEndpoint.shape.url),
  /** What webhooks are signed with. */
  STRIPE_WEBHOOK_SECRET: z.optional(webhookEndpoint.shape.secret),
  /** Types of events that are sent, separated by commas. */
  STRIPE_WEBHOOK_EVENTS: z._default(z.string(), '*'),
  /** Who is paid, on the page; `Test merchant` by default. */
  MERCHANT_NAME: z.optional(z.string()),
});

const configSchema = settings.check(
  z.refine(
    ({ STRIPE_WEBHOOK_SECRET: secret, STRIPE_WEBHOOK_URL: url }) => (secret === undefined) === (url === undefined),
    {
      path: ['STRIPE_WEBHOOK_SECRET'],
      error: 'goes with STRIPE_WEBHOOK_URL: give both, or none',
    },
  ),
);

export type Config = Readonly<z.infer<typeof configSchema>>;

export const readConfig = (): Config => loadConfig(configSchema, process.env);
