import { credentialToken, environmentName } from '@hearthway/contracts/releases';
import { baseServiceConfig, calledConfig, loadConfig, publicOrigin, signingKey } from '@hearthway/service-kit';
import * as z from 'zod/mini';

/** `production=https://hearthway.example,local=http://localhost:8080` as origins by name. */
const environments = z.pipe(
  z.pipe(
    z.string(),
    z.transform((list) => list.split(',').map((entry) => splitAt(entry.trim(), entry.trim().indexOf('=')))),
  ),
  z.pipe(
    z
      .array(z.tuple([environmentName, publicOrigin]))
      .check(z.refine((entries) => new Map(entries).size === entries.length, 'must name each environment once')),
    z.transform((entries): ReadonlyMap<string, string> => new Map(entries)),
  ),
);

const environmentList = z.pipe(
  z.pipe(
    z.string(),
    z.transform((list) =>
      list
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== ''),
    ),
  ),
  z.array(environmentName),
);

const splitAt = (text: string, place: number) => [text.slice(0, Math.max(place, 0)), text.slice(place + 1)];

const settings = z.object({
  ...baseServiceConfig,
  ...calledConfig,
  ENVIRONMENTS: environments.check(
    z.describe('Where releases go live, with the address of each site: `local=http://localhost:8080`, comma-separated'),
  ),
  VERIFIED_ENVIRONMENTS: z
    ._default(environmentList, [])
    .check(
      z.describe('Environments where nothing goes live whose pacts weren’t verified, or whose pages weren’t mounted'),
    ),
  OPERATOR_TOKEN: credentialToken.check(
    z.describe('May do everything, and alone makes credentials: `hwr_` and 32 random bytes in base64url'),
  ),
  PREVIEW_SIGNING_KEY: signingKey.check(
    z.describe('Signs preview links: a private P-256 key, PKCS#8, DER in base64; gateways have its public half'),
  ),
  CHROMIUM: z
    .optional(z.string())
    .check(z.describe('The browser in which the pages of a release are tried before it goes live')),
  CONTENTS_FOLDER: z
    .optional(z.string())
    .check(z.describe('Where files are kept on disk, the same folder for every instance; instead, a bucket')),
  CONTENTS_BUCKET: z
    .optional(z.string())
    .check(z.describe('An S3-compatible bucket; region, keys, and endpoint are in the `AWS_…` variables of its SDK')),
  CONTENTS_BUCKET_IN_PATH: z
    ._default(z.stringbool(), false)
    .check(z.describe('Whether the bucket’s name goes into the path instead of the host name')),
  COMPRESSED_FOLDER: z
    .optional(z.string())
    .check(z.describe('Keeps what was compressed for other registries of this machine, which get the same files')),
});

export const configSchema = settings.check(
  z.refine((config) => config.VERIFIED_ENVIRONMENTS.every((name) => config.ENVIRONMENTS.has(name)), {
    path: ['VERIFIED_ENVIRONMENTS'],
    message: 'must be among ENVIRONMENTS',
  }),
  z.refine((config) => (config.CONTENTS_FOLDER === undefined) !== (config.CONTENTS_BUCKET === undefined), {
    path: ['CONTENTS_FOLDER'],
    message: 'must be set, or CONTENTS_BUCKET, and not both',
  }),
);

export type Config = Readonly<z.infer<typeof configSchema>>;

export const readConfig = (): Config => loadConfig(configSchema, process.env);
