import { isLoopbackName, loadConfig, port } from '@hearthway/emulator-kit';
import * as z from 'zod/mini';

const configSchema = z.object({
  PORT: port,
  /** The one key that is accepted. */
  STRIPE_SECRET_KEY: z.string().check(z.startsWith('sk_test_')),
  /** Where events are sent. On this machine: no test may reach another one. */
  STRIPE_WEBHOOK_URL: z
    .url({ protocol: /^http$/ })
    .check(z.refine((url) => URL.canParse(url) && isLoopbackName(new URL(url).host))),
  /** What webhooks are signed with. */
  STRIPE_WEBHOOK_SECRET: z.string().check(z.startsWith('whsec_')),
  /** Who is paid, on the page. */
  MERCHANT_NAME: z.string(),
});

export type Config = Readonly<z.infer<typeof configSchema>>;

export const readConfig = (): Config => loadConfig(configSchema, process.env);
