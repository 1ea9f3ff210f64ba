import { baseEmulatorConfig, loadConfig } from '@hearthway/emulator-kit';
import * as z from 'zod/mini';

const configSchema = z.object({
  PORT: baseEmulatorConfig.PORT,
  STATE_FILE: baseEmulatorConfig.STATE_FILE,
  SENDGRID_API_KEY: z.string().check(z.startsWith('SG.')),
  MAILBOX_MESSAGES: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 2_000),
  MAILBOX_MEGABYTES: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 64),
});

export type Config = Readonly<z.infer<typeof configSchema>>;

export const readConfig = (): Config => loadConfig(configSchema, process.env);
