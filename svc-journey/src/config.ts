import { baseServiceConfig, loadConfig } from '@hearthway/service-kit';
import * as z from 'zod/mini';

export const configSchema = z.object({
  ...baseServiceConfig,
  /** Where the keys that tokens are verified with, and the list of ended sessions, are read. */
  IDENTITY_URL: z.url(),
});

export type Config = Readonly<z.infer<typeof configSchema>>;

export const readConfig = (): Config => loadConfig(configSchema, process.env);
