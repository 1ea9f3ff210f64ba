import {
  baseServiceConfig,
  calledConfig,
  formerSecrets,
  loadConfig,
  publicOrigin,
  secret,
} from '@hearthway/service-kit';
import { credentialLimits as limits } from '@hearthway/contracts/constants';
import * as z from 'zod/mini';

export const configSchema = z
  .object({
    ...baseServiceConfig,
    /** The address of the site in browsers: decides whether its cookies are `Secure`. */
    PUBLIC_ORIGIN: publicOrigin,
    /** Seals the private keys in the database: signing keys and those of data exports. */
    TOKEN_KEY_SECRET: secret,
    TOKEN_KEY_FORMER_SECRETS: formerSecrets,
    ...calledConfig,
    ADMIN_USERNAME: z.optional(
      z.string().check(z.minLength(1), z.maxLength(limits.usernameMaximum), z.regex(/^[^:\s]+$/)),
    ),
    ADMIN_PASSWORD: z.optional(z.string().check(z.minLength(12), z.maxLength(limits.passwordMaximum))),
    ADMIN_CREDENTIALS_FILE: z.optional(z.string()),
  })
  .check(
    z.refine((config) => (config.ADMIN_USERNAME === undefined) === (config.ADMIN_PASSWORD === undefined), {
      path: ['ADMIN_PASSWORD'],
      message: 'set ADMIN_USERNAME and ADMIN_PASSWORD together',
    }),
  );

export type IdentityConfig = Readonly<z.infer<typeof configSchema>>;

/** @throws ConfigError */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): IdentityConfig {
  return loadConfig(configSchema, environment);
}
