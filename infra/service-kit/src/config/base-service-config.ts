import * as z from 'zod/mini';
import { loadConfig } from './load-config.js';

const port = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535));
const file = z.optional(z.string().check(z.minLength(1)));
const url = (...schemes: string[]) => z.string().check(z.regex(new RegExp(`^(${schemes.join('|')})://`)));

/**
 * Points at which a test can kill the process as if by SIGKILL. Never set outside fault tests.
 * `after-commit-before-publish`: an event is committed to the outbox and about to go to the broker.
 */
export const failPoint = z.enum(['after-commit-before-publish']);
export type FailPoint = z.infer<typeof failPoint>;

/** OpenTelemetry's standard names. The exporter itself reads `OTEL_EXPORTER_OTLP_HEADERS` and the like. */
export const tracingConfig = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .optional(url('http', 'https'))
    .check(z.describe('Where spans are sent; without it, none are recorded')),
  OTEL_EXPORTER_OTLP_PROTOCOL: z
    ._default(z.enum(['http/protobuf', 'http/json']), 'http/protobuf')
    .check(z.describe('`http/protobuf` or `http/json`')),
  OTEL_TRACES_SAMPLER: z
    ._default(
      z.enum([
        'always_on',
        'always_off',
        'traceidratio',
        'parentbased_always_on',
        'parentbased_always_off',
        'parentbased_traceidratio',
      ]),
      'parentbased_always_on',
    )
    .check(z.describe('Which traces are recorded, in OpenTelemetry’s terms')),
  OTEL_TRACES_SAMPLER_ARG: z
    ._default(z.coerce.number().check(z.minimum(0), z.maximum(1)), 1)
    .check(z.describe('The share of traces that a ratio sampler records')),
};

export type TracingConfig = Readonly<z.infer<z.ZodMiniObject<typeof tracingConfig>>>;

/**
 * Settings that every service reads from its environment: `z.object({ ...baseServiceConfig, OWN_KEY: ... })`. Each
 * key's description appears in a README (`npm run tables`).
 */
export const baseServiceConfig = {
  HOST: z._default(z.string(), '127.0.0.1').check(z.describe('Address to listen on')),
  PORT: port.check(z.describe('Port of the HTTP operations')),
  OPERATIONS_PORT: port.check(
    z.describe('Port of health, metrics and internal operations; not reached through the gateway'),
  ),
  DRAIN_MILLISECONDS: z
    ._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(60_000)), 150)
    .check(
      z.describe('How long after SIGTERM it still takes requests, while `/readyz` says 503 and callers go elsewhere'),
    ),
  OPERATIONS_TLS_CERTIFICATE_FILE: file.check(
    z.describe('Mutual TLS on the operations port and in calls to others: own certificate, PEM'),
  ),
  OPERATIONS_TLS_KEY_FILE: file.check(z.describe('Its private key')),
  OPERATIONS_TLS_CA_FILE: file.check(
    z.describe('Signs the certificates of all processes; set all three files or none'),
  ),
  MONGODB_URI: url('mongodb', 'mongodb\\+srv').check(z.describe('Address of MongoDB')),
  MONGODB_DATABASE: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,63}$/), z.describe('Name of the database')),
  AMQP_URL: url('amqp', 'amqps').check(z.describe('Address of RabbitMQ')),
  EVENTS_NAMESPACE: z
    ._default(z.string().check(z.regex(/^[a-z0-9.-]{0,60}$/)), '')
    .check(z.describe('Prefix of the names of the exchange and queues, so that several systems can share one broker')),
  LOG_LEVEL: z
    ._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info')
    .check(z.describe('fatal, error, warn, info, debug, trace or silent')),
  LOG_PRETTY: z._default(z.stringbool(), false).check(z.describe('Readable lines instead of JSON')),
  ...tracingConfig,
  FAIL_POINT: z.optional(failPoint).check(z.describe('For fault tests only: where to crash')),
};

export type BaseServiceConfig = Readonly<z.infer<z.ZodMiniObject<typeof baseServiceConfig>>>;

const databaseConfig = z.object({
  MONGODB_URI: baseServiceConfig.MONGODB_URI,
  MONGODB_DATABASE: baseServiceConfig.MONGODB_DATABASE,
});

/**
 * For commands that need only the database.
 * @throws ConfigError
 */
export const loadDatabaseConfig = (environment: NodeJS.ProcessEnv) => loadConfig(databaseConfig, environment);
