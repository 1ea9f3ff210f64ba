import { baseServiceConfig, loadConfig } from '@hearthway/service-kit';
import * as z from 'zod/mini';

const httpUrl = z
  .string()
  .check(z.regex(/^https?:\/\/[^/?#]+\/?$/, 'must be an address such as http://127.0.0.1:4001'));

export const configSchema = z.object({
  ...baseServiceConfig,
  /** By all clients together; what one client may do is the gateway's to limit. */
  WAITLIST_MAXIMUM_JOINS_PER_MINUTE: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 600),
  /** Where people reach the site: the payment page leads back there. */
  PUBLIC_ORIGIN: httpUrl,
  STRIPE_SECRET_KEY: z.string().check(z.regex(/^(sk|rk)_(test|live)_/, 'must be a secret key of Stripe')),
  STRIPE_WEBHOOK_SECRET: z.string().check(z.startsWith('whsec_')),
  /** Instead of Stripe itself: its emulator. */
  STRIPE_API_URL: z.optional(httpUrl),
});

export type Config = Readonly<z.infer<typeof configSchema>>;

export const readConfig = (): Config => loadConfig(configSchema, process.env);
