import { baseServiceConfig, callingConfig, formerSecrets, loadConfig, secret } from '@hearthway/service-kit';
import * as z from 'zod/mini';

export const configSchema = z.object({
  ...baseServiceConfig,
  /** Operations port of svc-identity, for token keys and ended sessions. */
  IDENTITY_OPERATIONS_URL: z.url(),
  ...callingConfig,
  /** JSON in the shape of the contract's `mortgageRates`. Without it, the service returns the sample. */
  MORTGAGE_RATES_FILE: z.optional(z.string().check(z.minLength(1))),
  /** Seals sensitive answers in the database, and buyers' unsaved edits on their devices. */
  SENSITIVE_DATA_SECRET: secret,
  SENSITIVE_DATA_FORMER_SECRETS: formerSecrets,
});

export type Config = Readonly<z.infer<typeof configSchema>>;

export const readConfig = (): Config => loadConfig(configSchema, process.env);
