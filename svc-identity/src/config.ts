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
    PUBLIC_ORIGIN: publicOrigin.check(
      z.describe(
        'Address of the site in browsers, https or http on localhost; cookies are `Secure` except on http://localhost',
      ),
    ),
    TOKEN_KEY_SECRET: secret.check(
      z.describe(
        'Seals private keys: those that sign and those of data exports. At least 32 characters, the same for every instance',
      ),
    ),
    TOKEN_KEY_FORMER_SECRETS: formerSecrets.check(
      z.describe(
        'Former secrets, comma-separated: what they sealed can still be opened. Remove one after 31 days, when every key has been replaced',
      ),
    ),
    ...calledConfig,
    ADMIN_USERNAME: z
      .optional(z.string().check(z.minLength(1), z.maxLength(limits.usernameMaximum), z.regex(/^[^:\s]+$/)))
      .check(z.describe('The admin account. Set it together with ADMIN_PASSWORD')),
    ADMIN_PASSWORD: z
      .optional(z.string().check(z.minLength(12), z.maxLength(limits.passwordMaximum)))
      .check(z.describe('Its password, at least 12 characters. A changed one applies at the next start')),
    ADMIN_CREDENTIALS_FILE: z
      .optional(z.string())
      .check(
        z.describe(
          'Where the first start without the two above writes a random credential (mode 0600); the same file for every instance',
        ),
      ),
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
