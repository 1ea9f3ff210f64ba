import { environmentName } from '@hearthway/contracts/releases';
import {
  baseServiceConfig,
  callingConfig,
  loadConfig,
  publicOrigin,
  serviceAddresses,
  tracingConfig,
  verifyingKey,
} from '@hearthway/service-kit';
import * as z from 'zod/mini';
import type { LimitDatabase } from './limits/limit-store.js';
import { localSliceIn } from './visitors/local-slices.js';

const { HOST, PORT, OPERATIONS_PORT, DRAIN_MILLISECONDS, AMQP_URL, EVENTS_NAMESPACE, LOG_LEVEL, LOG_PRETTY } =
  baseServiceConfig;
const { OPERATIONS_TLS_CERTIFICATE_FILE, OPERATIONS_TLS_KEY_FILE, OPERATIONS_TLS_CA_FILE } = baseServiceConfig;

const count = (value: number) => z._default(z.coerce.number().check(z.int(), z.minimum(1)), value);
const addresses = z.pipe(
  z.string(),
  z.transform((list: string) =>
    list
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
);

const originList = z.pipe(addresses, z.array(publicOrigin));
const localSliceList = z.pipe(
  addresses,
  z.array(
    z
      .string()
      .check(z.refine((text) => localSliceIn(text) !== undefined, 'must be like mf-journey@http://127.0.0.1:8102')),
  ),
);

const settings = z.object({
  HOST,
  PORT,
  OPERATIONS_PORT,
  DRAIN_MILLISECONDS,
  OPERATIONS_TLS_CERTIFICATE_FILE,
  OPERATIONS_TLS_KEY_FILE,
  OPERATIONS_TLS_CA_FILE,
  AMQP_URL,
  EVENTS_NAMESPACE,
  LOG_LEVEL,
  LOG_PRETTY,
  ...tracingConfig,
  IDENTITY_URL: serviceAddresses.check(
    z.describe(
      'Address of svc-identity; here and in the next ones, several if it has several instances, comma-separated',
    ),
  ),
  IDENTITY_OPERATIONS_URL: serviceAddresses.check(
    z.describe('Operations port of svc-identity: token keys, ended sessions, admin tokens; no route leads there'),
  ),
  ...callingConfig,
  JOURNEY_URL: serviceAddresses.check(z.describe('Address of svc-journey')),
  COMMERCE_URL: serviceAddresses.check(z.describe('Address of svc-commerce')),
  ANALYTICS_URL: serviceAddresses.check(z.describe('Address of svc-analytics')),
  REGISTRY_OPERATIONS_URL: serviceAddresses.check(
    z.describe('Operations port of the release registry: what is live, and the files of releases'),
  ),
  ENVIRONMENT: environmentName.check(z.describe('Which of the registry’s environments this gateway serves')),
  PREVIEW_KEY: verifyingKey.check(z.describe('Checks preview links: the public half of the registry’s key for them')),
  RELEASES_FOLDER: z
    .string()
    .check(
      z.minLength(1),
      z.describe('Folder of this gateway alone, in which it keeps what it serves while the registry is down'),
    ),
  PUBLIC_ORIGIN: publicOrigin.check(
    z.describe(
      'Address of the site in browsers: https, or http on localhost. With https, they are told to use nothing else',
    ),
  ),
  LOCAL_ORIGINS: z
    ._default(originList, [])
    .check(
      z.describe(
        'Where developers may serve slices from that only their own browser shows (`hearthway dev --into`), comma-separated: ' +
          '`http://127.0.0.1` for every port there, or an https address. Not in production',
      ),
    ),
  LOCAL_SLICES: z
    ._default(localSliceList, [])
    .check(
      z.describe(
        'Slices that every browser gets from a developer, comma-separated: `mf-journey@http://127.0.0.1:8102`. Not in production',
      ),
    ),
  TRUSTED_PROXIES: z
    ._default(addresses, [])
    .check(z.describe('Addresses or ranges whose `x-forwarded-for` is trusted, comma-separated')),
  LIMITS_URL: z
    .optional(baseServiceConfig.MONGODB_URI)
    .check(
      z.describe(
        'MongoDB in which several gateways share the counts of the limits. Without it, each counts for itself',
      ),
    ),
  FAILED_SIGN_INS_PER_IP: count(100).check(
    z.describe('Failed sign-ins, and wrong passwords of signed-in users, in 15 minutes'),
  ),
  REGISTRATIONS_PER_MINUTE_PER_IP: count(60).check(z.describe('Registrations')),
  ACCOUNT_MAILS_PER_MINUTE_PER_IP: count(20).check(z.describe('Links and codes for getting into an account')),
  WAITLIST_JOINS_PER_MINUTE_PER_IP: count(60).check(z.describe('Waitlist entries')),
  PAYMENTS_PER_MINUTE_PER_IP: count(60).check(z.describe('Payments started, verified, cancelled')),
  /** A payment provider reports everyone's payments from a few addresses: a hundred a second. */
  WEBHOOKS_PER_MINUTE_PER_IP: count(6_000).check(z.describe('Webhooks')),
  REQUESTS_PER_MINUTE_PER_IP: count(1200).check(z.describe('All other requests')),
  /** A page loads about twenty files, and a whole office may share one address. */
  FILES_PER_MINUTE_PER_IP: count(12_000).check(
    z.describe('Release files, and what open pages ask and tell: `/site.json`, `/site/outcomes`'),
  ),
  FAILED_ADMIN_SIGN_INS_PER_IP: count(20).check(z.describe('Failed admin sign-ins in 15 minutes')),
  CONCURRENCY_PER_UPSTREAM: count(256).check(
    z.describe('Requests to one service that may be in flight at the same time'),
  ),
  STREAMS_PER_UPSTREAM: count(1_000).check(
    z.describe('Event streams of one service that may be open at the same time, besides its other requests'),
  ),
  STREAMS_PER_BUYER: count(20).check(z.describe('Those of one buyer, at one gateway')),
  PATIENCE: count(1).check(
    z.describe('Multiplies how long the gateway waits for a service: for tests on machines that stand still at times'),
  ),
});

const onlyForDevelopers = ['LOCAL_ORIGINS', 'LOCAL_SLICES'] as const;

export const gatewayConfig = settings.check(
  ...onlyForDevelopers.map((key) =>
    z.refine<z.infer<typeof settings>>(
      ({ ENVIRONMENT, [key]: value }) => ENVIRONMENT !== 'production' || value.length === 0,
      {
        path: [key],
        error: 'is for developers: production shows only what was released',
      },
    ),
  ),
);

export type GatewayConfig = Readonly<z.infer<typeof gatewayConfig>>;

/** Where the counts of the limits are shared; undefined when each gateway counts for itself. */
export function limitDatabaseOf({ LIMITS_URL: url }: GatewayConfig): LimitDatabase | undefined {
  return url === undefined ? undefined : { url };
}

/** @throws ConfigError */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): GatewayConfig {
  return loadConfig(gatewayConfig, environment);
}
