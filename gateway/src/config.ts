import { baseServiceConfig, callingConfig, loadConfig, publicOrigin, tracingConfig } from '@hearthway/service-kit';
import { ed25519PublicKey, environmentName } from '@hearthway/contracts/releases';
import type { Trust } from '@hearthway/releases';
import * as z from 'zod/mini';
import type { LimitDatabase } from './limits/limit-store.js';

const { HOST, PORT, OPERATIONS_PORT, AMQP_URL, EVENTS_NAMESPACE, LOG_LEVEL, LOG_PRETTY } = baseServiceConfig;
const { OPERATIONS_TLS_CERTIFICATE_FILE, OPERATIONS_TLS_KEY_FILE, OPERATIONS_TLS_CA_FILE } = baseServiceConfig;

const httpUrl = z
  .string()
  .check(z.regex(/^https?:\/\/[^/?#]+\/?$/, 'must be an address such as http://127.0.0.1:4001'));
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

export const gatewayConfig = z.object({
  HOST,
  PORT,
  OPERATIONS_PORT,
  OPERATIONS_TLS_CERTIFICATE_FILE,
  OPERATIONS_TLS_KEY_FILE,
  OPERATIONS_TLS_CA_FILE,
  AMQP_URL,
  EVENTS_NAMESPACE,
  LOG_LEVEL,
  LOG_PRETTY,
  ...tracingConfig,
  IDENTITY_URL: httpUrl,
  /** Where the gateway calls internal operations; no route leads there. */
  IDENTITY_OPERATIONS_URL: httpUrl,
  ...callingConfig,
  JOURNEY_URL: httpUrl,
  COMMERCE_URL: httpUrl,
  ANALYTICS_URL: httpUrl,
  /** The release store (infra/releases). */
  RELEASES_FOLDER: z.string().check(z.minLength(1)),
  /** Only deployments count that a credential under this key signed: Ed25519, raw, base64url. Without it, all do. */
  RELEASES_ROOT_KEY: z.optional(ed25519PublicKey),
  /** The environment that those deployments must be for. */
  RELEASES_ENVIRONMENT: z._default(environmentName, 'local'),
  /** The gateway's own credential. It signs the end of a bad canary. */
  RELEASES_TOKEN: z.optional(z.string().check(z.minLength(1))),
  /** The address of the site in browsers. With https, they are told to use nothing else. */
  PUBLIC_ORIGIN: publicOrigin,
  /** Comma-separated addresses or ranges whose `x-forwarded-for` is trusted. */
  TRUSTED_PROXIES: z._default(addresses, []),
  /** A MongoDB in which several gateways share the counts of the limits below. Without it, each counts for itself. */
  LIMITS_URL: z.optional(baseServiceConfig.MONGODB_URI),
  /** The database there. */
  LIMITS_DATABASE: z._default(baseServiceConfig.MONGODB_DATABASE, 'hearthway_gateway'),
  FAILED_SIGN_INS_PER_IP: count(100),
  REGISTRATIONS_PER_MINUTE_PER_IP: count(60),
  /** Mailed links that are asked for or used. */
  ACCOUNT_LINKS_PER_MINUTE_PER_IP: count(20),
  /** Pages compute estimates in the browser, so this is for those who call the API. */
  ESTIMATES_PER_MINUTE_PER_IP: count(120),
  WAITLIST_JOINS_PER_MINUTE_PER_IP: count(60),
  PAYMENTS_PER_MINUTE_PER_IP: count(60),
  /** A payment provider reports everyone's payments from a few addresses: a hundred a second. */
  WEBHOOKS_PER_MINUTE_PER_IP: count(6_000),
  REQUESTS_PER_MINUTE_PER_IP: count(1200),
  /** A page loads about twenty files, and a whole office may share one address. */
  FILES_PER_MINUTE_PER_IP: count(12_000),
  FAILED_ADMIN_SIGN_INS_PER_IP: count(20),
  /** Requests to one service that may be in flight at the same time. */
  CONCURRENCY_PER_UPSTREAM: count(256),
  /** Streams of one service that may be open at the same time, besides. */
  STREAMS_PER_UPSTREAM: count(1_000),
  /** Multiplies how long it waits for a service: for tests on machines that stand still at times. */
  PATIENCE: count(1),
});

export type GatewayConfig = Readonly<z.infer<typeof gatewayConfig>>;

/** Whose deployments count; undefined when all do. */
export function releaseTrustOf({ RELEASES_ROOT_KEY: rootKey, RELEASES_ENVIRONMENT }: GatewayConfig): Trust | undefined {
  return rootKey === undefined ? undefined : { rootKey, environment: RELEASES_ENVIRONMENT };
}

/** Where the counts of the limits are shared; undefined when each gateway counts for itself. */
export function limitDatabaseOf({
  LIMITS_URL: url,
  LIMITS_DATABASE: database,
}: GatewayConfig): LimitDatabase | undefined {
  return url === undefined ? undefined : { url, database };
}

/** @throws ConfigError */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): GatewayConfig {
  return loadConfig(gatewayConfig, environment);
}
