import { baseServiceConfig, loadConfig } from '@hearthway/service-kit';
import * as z from 'zod/mini';

export const configSchema = z.object({
  ...baseServiceConfig,
  /** By all clients together; what one client may do is the gateway's to limit. */
  WAITLIST_MAXIMUM_JOINS_PER_MINUTE: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 600),
});

export type Config = Readonly<z.infer<typeof configSchema>>;

export const readConfig = (): Config => loadConfig(configSchema, process.env);
