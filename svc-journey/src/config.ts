import { baseServiceConfig, loadConfig } from '@hearthway/service-kit';
import * as z from 'zod/mini';

const secret = z.string().check(z.minLength(32));

export const configSchema = z.object({
  ...baseServiceConfig,
  /** Where the keys that tokens are verified with, and the list of ended sessions, are read. */
  IDENTITY_URL: z.url(),
  /** JSON in the shape of the contract's `mortgageRates`; without one, the sample is told. */
  MORTGAGE_RATES_FILE: z.optional(z.string().check(z.minLength(1))),
  /** Seals the sensitive answers of buyers in the database. */
  SENSITIVE_DATA_SECRET: secret,
  /** Secrets that sealed before this one, with commas between: what they sealed is still opened. */
  SENSITIVE_DATA_FORMER_SECRETS: z._default(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((list) => list.split(',')),
      ),
      z.array(secret),
    ),
    [],
  ),
});

export type Config = Readonly<z.infer<typeof configSchema>>;

export const readConfig = (): Config => loadConfig(configSchema, process.env);
