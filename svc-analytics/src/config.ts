import { baseServiceConfig, callingConfig, loadConfig } from '@hearthway/service-kit';
import * as z from 'zod/mini';

const count = (value: number) => z._default(z.coerce.number().check(z.int(), z.minimum(1)), value);

export const configSchema = z.object({
  ...baseServiceConfig,
  /** The operations port of svc-identity: the keys that verify tokens, and ended sessions. */
  IDENTITY_OPERATIONS_URL: z.url(),
  ...callingConfig,
  /** The most that people send: one visit, and all visits from one address together. More comes from programs. */
  EVENTS_PER_MINUTE_PER_VISIT: count(240),
  EVENTS_PER_MINUTE_PER_ADDRESS: count(3_000),
});

export type Config = Readonly<z.infer<typeof configSchema>>;

export const readConfig = (): Config => loadConfig(configSchema, process.env);
