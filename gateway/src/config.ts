import { baseServiceConfig, callingConfig, loadConfig, publicOrigin, tracingConfig } from '@hearthway/service-kit';
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
  /** The release store: `current.json` and a folder for each slice and version. */
  RELEASES_FOLDER: z.string().check(z.minLength(1)),
  /** The address of the site in browsers. With https, they are told to use nothing else. */
  PUBLIC_ORIGIN: publicOrigin,
  /** Comma-separated addresses or ranges whose `x-forwarded-for` is trusted. */
  TRUSTED_PROXIES: z._default(addresses, []),
  /** A MongoDB in which several gateways share the counts of the limits below. Without it, each counts for itself. */
  LIMITS_URL: z.optional(baseServiceConfig.MONGODB_URI),
  FAILED_SIGN_INS_PER_IP: count(100),
  REGISTRATIONS_PER_MINUTE_PER_IP: count(60),
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
  /** Multiplies how long it waits for a service: for tests on machines that stand still at times. */
  PATIENCE: count(1),
});

export type GatewayConfig = Readonly<z.infer<typeof gatewayConfig>>;

/** Where the counts of the limits are shared; undefined when each gateway counts for itself. */
export function limitDatabaseOf({ LIMITS_URL: url }: GatewayConfig): LimitDatabase | undefined {
  return url === undefined ? undefined : { url };
}

/** @throws ConfigError */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): GatewayConfig {
  return loadConfig(gatewayConfig, environment);
}
