import {
  baseServiceConfig,
  calledConfig,
  callingConfig,
  formerSecrets,
  loadConfig,
  secret,
  serviceAddresses,
} from '@hearthway/service-kit';
import * as z from 'zod/mini';
import { modelSettings } from './chat/index.js';

export const configSchema = z.object({
  ...baseServiceConfig,
  IDENTITY_OPERATIONS_URL: serviceAddresses.check(
    z.describe('Operations port of svc-identity: keys that verify tokens, ended sessions, and confirmed addresses'),
  ),
  ...callingConfig,
  ...calledConfig,
  MORTGAGE_RATES_FILE: z
    .optional(z.string().check(z.minLength(1)))
    .check(
      z.describe('Current mortgage rates, JSON in the shape of the contract’s `mortgageRates`; without it, the sample'),
    ),
  LENDERS_FILE: z
    .optional(z.string().check(z.minLength(1)))
    .check(
      z.describe(
        'Lenders that buyers are matched with, JSON in the shape of the contract’s `lenderFile`, or CSV; without it, made-up samples',
      ),
    ),
  SENSITIVE_DATA_SECRET: secret.check(
    z.describe(
      'Seals citizenship and marital status, the keys of documents, and unsaved edits in browsers; at least 32 characters, the same for every instance',
    ),
  ),
  SENSITIVE_DATA_FORMER_SECRETS: formerSecrets.check(
    z.describe('Former secrets, comma-separated; they still open what they sealed'),
  ),
  CLAMD_URL: z
    .optional(z.url({ protocol: /^(tcp|unix)$/ }))
    .check(
      z.describe(
        'ClamAV’s clamd: `tcp://127.0.0.1:3310` or `unix:///run/clamav/clamd.ctl`; without it, files aren’t scanned for viruses',
      ),
    ),
  SIGNING_P12_FILE: z
    .optional(z.string().check(z.minLength(1)))
    .check(
      z.describe(
        'PKCS#12 file with the certificate and RSA key that seal signed PDFs; without it, a trial certificate that PDF readers don’t know',
      ),
    ),
  SIGNING_P12_PASSWORD: z._default(z.string(), '').check(z.describe('Opens SIGNING_P12_FILE')),
  ...modelSettings,
});

export type Config = Readonly<z.infer<typeof configSchema>>;

export const readConfig = (): Config => loadConfig(configSchema, process.env);
