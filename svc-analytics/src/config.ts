import { baseServiceConfig, callingConfig, loadConfig } from '@hearthway/service-kit';
import * as z from 'zod/mini';

const count = (value: number) => z._default(z.coerce.number().check(z.int(), z.minimum(1)), value);

export const configSchema = z.object({
  ...baseServiceConfig,
  /** The operations port of svc-identity: keys that tokens are verified with, and ended sessions. */
  IDENTITY_OPERATIONS_URL: z.url(),
  ...callingConfig,
  /** More than this is no person: of one visit, and of everybody behind one address. */
  EVENTS_PER_MINUTE_PER_VISIT: count(240),
  EVENTS_PER_MINUTE_PER_ADDRESS: count(3_000),
});

export type Config = Readonly<z.infer<typeof configSchema>>;

const databaseConfig = z.object({
  MONGODB_URI: baseServiceConfig.MONGODB_URI,
  MONGODB_DATABASE: baseServiceConfig.MONGODB_DATABASE,
});

/** For what needs the database alone. */
export const readDatabaseConfig = () => loadConfig(databaseConfig, process.env);

export const readConfig = (): Config => loadConfig(configSchema, process.env);
