import { brand } from '@hearthway/contracts/brand';
import { publicKeyOf } from '@hearthway/service-kit/call-keys';
import { compressedFolder, type DataFolders } from './paths.js';
import type { Secrets } from './secrets.js';

/** Input for the environments of processes. */
export interface World {
  readonly mongodbUrl: string;
  readonly amqpUrl: string;
  readonly folders: DataFolders;
  readonly secrets: Secrets;
  /** How many instances of each process run, except of those that stand in for outside services. */
  readonly replicas: number;
  /** Address of a service on loopback, by name: of each of its instances, comma-separated, or of their door. */
  readonly url: (service: string) => string;
  /** Address of its operations port: health, metrics and internal operations; of each instance, comma-separated. */
  readonly operationsUrl: (service: string) => string;
  /** The starting process's environment: admin account, log level, limits, Stripe and SendGrid keys, Mia's model. */
  readonly environment: Readonly<Record<string, string | undefined>>;
}

export interface ServiceProcess {
  readonly name: string;
  readonly folder: string;
  /** Processes that must be ready before this one. */
  readonly after: readonly string[];
  /** The variable with the key of the outside service that this process replaces. If set, this process does not run. */
  readonly standsInFor?: string;
  /** Whether it is called from outside the system: several instances then have one port in front of them. */
  readonly hasDoor?: boolean;
  /** @param instance which of the replicas, from 1 on */
  readonly environment: (world: World, instance: number) => Readonly<Record<string, string | undefined>>;
}

/** The whole system as one list: what runs, with which environment, and what waits for what. The engines start first. */
export const services: readonly ServiceProcess[] = [
  {
    name: 'identity',
    folder: 'svc-identity',
    after: [],
    environment: (world) => ({
      ...engines(world, 'identity'),
      PUBLIC_ORIGIN: publicOrigin(world),
      TOKEN_KEY_SECRET: world.secrets.tokenKeySecret,
      CALLER_KEYS: callerKeys(world.secrets),
      ADMIN_CREDENTIALS_FILE: world.folders.adminCredentials,
      ADMIN_USERNAME: world.environment['ADMIN_USERNAME'],
      ADMIN_PASSWORD: world.environment['ADMIN_PASSWORD'],
    }),
  },
  {
    name: 'journey',
    folder: 'svc-journey',
    after: [],
    environment: (world) => ({
      ...engines(world, 'journey'),
      IDENTITY_OPERATIONS_URL: world.operationsUrl('identity'),
      CALL_SIGNING_KEY: world.secrets.journeySigningKey,
      CALLER_KEYS: callerKeys(world.secrets),
      SENSITIVE_DATA_SECRET: world.secrets.sensitiveDataSecret,
      MORTGAGE_RATES_FILE: world.environment['MORTGAGE_RATES_FILE'],
      LENDERS_FILE: world.environment['LENDERS_FILE'],
      CLAMD_URL: world.environment['CLAMD_URL'],
      SIGNING_P12_FILE: world.environment['SIGNING_P12_FILE'],
      SIGNING_P12_PASSWORD: world.environment['SIGNING_P12_PASSWORD'],
      ...settingsOfMia(world),
    }),
  },
  {
    name: 'commerce',
    folder: 'svc-commerce',
    after: [],
    environment: (world) => ({
      ...engines(world, 'commerce'),
      WAITLIST_MAXIMUM_JOINS_PER_MINUTE: world.environment['WAITLIST_MAXIMUM_JOINS_PER_MINUTE'],
      PUBLIC_ORIGIN: publicOrigin(world),
      ...stripe(world),
      OPEN_ORDERS_PER_NETWORK: world.environment['OPEN_ORDERS_PER_NETWORK'],
      ...sendgrid(world),
      IDENTITY_OPERATIONS_URL: world.operationsUrl('identity'),
      JOURNEY_OPERATIONS_URL: world.operationsUrl('journey'),
      CALL_SIGNING_KEY: world.secrets.commerceSigningKey,
      EMAIL_ADDRESS_SECRET: world.secrets.emailAddressSecret,
      EMAIL_FROM: world.environment['EMAIL_FROM'],
      ADMIN_EMAIL: world.environment['ADMIN_EMAIL'],
      COMPANY_POSTAL_ADDRESS: world.environment['COMPANY_POSTAL_ADDRESS'],
      EMAILS_PER_NETWORK: world.environment['EMAILS_PER_NETWORK'],
    }),
  },
  {
    name: 'analytics',
    folder: 'svc-analytics',
    after: [],
    environment: (world) => ({
      ...engines(world, 'analytics'),
      IDENTITY_OPERATIONS_URL: world.operationsUrl('identity'),
      CALL_SIGNING_KEY: world.secrets.analyticsSigningKey,
      EVENTS_PER_MINUTE_PER_VISIT: world.environment['EVENTS_PER_MINUTE_PER_VISIT'],
      EVENTS_PER_MINUTE_PER_ADDRESS: world.environment['EVENTS_PER_MINUTE_PER_ADDRESS'],
    }),
  },
  {
    name: 'stripe-emulator',
    folder: 'infra/emulators/stripe',
    after: [],
    standsInFor: 'STRIPE_SECRET_KEY',
    environment: (world) => ({
      STRIPE_SECRET_KEY: world.secrets.stripeSecretKey,
      STRIPE_WEBHOOK_SECRET: world.secrets.stripeWebhookSecret,
      STRIPE_WEBHOOK_URL: `${world.url('gateway')}/api/webhooks/stripe`,
      MERCHANT_NAME: brand.name,
    }),
  },
  {
    name: 'sendgrid-emulator',
    folder: 'infra/emulators/sendgrid',
    after: [],
    standsInFor: 'SENDGRID_API_KEY',
    environment: (world) => ({ SENDGRID_API_KEY: world.secrets.sendgridApiKey }),
  },
  {
    name: 'registry',
    folder: 'infra/releases',
    after: [],
    hasDoor: true,
    environment: (world) => ({
      ...engines(world, 'registry'),
      CONTENTS_FOLDER: world.folders.registry,
      COMPRESSED_FOLDER: compressedFolder,
      ENVIRONMENTS: `${localEnvironment}=${publicOrigin(world)}`,
      OPERATOR_TOKEN: world.secrets.operatorToken,
      PREVIEW_SIGNING_KEY: world.secrets.previewSigningKey,
      CHROMIUM: world.environment['CHROMIUM'],
      CALLER_KEYS: callerKeys(world.secrets),
    }),
  },
  {
    name: 'gateway',
    folder: 'gateway',
    after: ['identity', 'journey', 'commerce', 'analytics', 'registry'],
    hasDoor: true,
    environment: (world, instance) => ({
      AMQP_URL: world.amqpUrl,
      LIMITS_URL: world.replicas > 1 ? world.mongodbUrl : undefined,
      PATIENCE: world.environment['PATIENCE'],
      IDENTITY_URL: world.url('identity'),
      IDENTITY_OPERATIONS_URL: world.operationsUrl('identity'),
      CALL_SIGNING_KEY: world.secrets.gatewaySigningKey,
      JOURNEY_URL: world.url('journey'),
      COMMERCE_URL: world.url('commerce'),
      ANALYTICS_URL: world.url('analytics'),
      REGISTRY_OPERATIONS_URL: world.operationsUrl('registry'),
      ENVIRONMENT: localEnvironment,
      RELEASES_FOLDER: numbered(world.folders.gateway, instance),
      PREVIEW_KEY: publicKeyOf(world.secrets.previewSigningKey),
      PUBLIC_ORIGIN: publicOrigin(world),
      LOCAL_ORIGINS: 'http://127.0.0.1',
      REGISTRATIONS_PER_MINUTE_PER_IP: world.environment['REGISTRATIONS_PER_MINUTE_PER_IP'],
      ACCOUNT_MAILS_PER_MINUTE_PER_IP: world.environment['ACCOUNT_MAILS_PER_MINUTE_PER_IP'],
      WAITLIST_JOINS_PER_MINUTE_PER_IP: world.environment['WAITLIST_JOINS_PER_MINUTE_PER_IP'],
      PAYMENTS_PER_MINUTE_PER_IP: world.environment['PAYMENTS_PER_MINUTE_PER_IP'],
      REQUESTS_PER_MINUTE_PER_IP: world.environment['REQUESTS_PER_MINUTE_PER_IP'],
    }),
  },
];

/** The name of one of several instances: the first is named like the only one. */
export const numbered = (name: string, instance: number): string => (instance === 1 ? name : `${name}-${instance}`);

/** Where the gateway of a local system shows what is live. */
export const localEnvironment = 'local';

/** Front ends that are built and released. */
export const frontEnds = ['shell', 'mf-marketing', 'mf-journey', 'mf-admin'] as const;

/** Processes that are released, with their names in the registry. */
export const releasedProcesses = services
  .filter(({ standsInFor }) => standsInFor === undefined)
  .map(({ name, folder }) => ({ slice: folder.startsWith('svc-') ? folder : name, folder }));

/** The services that run in this environment. */
export const servicesIn = (environment: Readonly<Record<string, string | undefined>>): readonly ServiceProcess[] =>
  services.filter(({ standsInFor }) => standsInFor === undefined || !environment[standsInFor]);

/** The public keys of processes that call others. */
const callerKeys = (secrets: Secrets): string =>
  [
    ['gateway', secrets.gatewaySigningKey],
    ['journey', secrets.journeySigningKey],
    ['commerce', secrets.commerceSigningKey],
    ['analytics', secrets.analyticsSigningKey],
  ]
    .map(([caller, key = '']) => `${caller}:${publicKeyOf(key)}`)
    .join();

const publicOrigin = ({ environment, url }: World): string =>
  environment['PUBLIC_ORIGIN'] ?? url('gateway').replace('127.0.0.1', 'localhost');

/** With a real key, the same code talks to Stripe itself. */
const stripe = ({ environment, secrets, url }: World) =>
  environment['STRIPE_SECRET_KEY']
    ? {
        STRIPE_SECRET_KEY: environment['STRIPE_SECRET_KEY'],
        STRIPE_WEBHOOK_SECRET: environment['STRIPE_WEBHOOK_SECRET'],
      }
    : {
        STRIPE_SECRET_KEY: secrets.stripeSecretKey,
        STRIPE_WEBHOOK_SECRET: secrets.stripeWebhookSecret,
        STRIPE_API_URL: url('stripe-emulator'),
      };

const sendgrid = ({ environment, secrets, url }: World) =>
  environment['SENDGRID_API_KEY']
    ? { SENDGRID_API_KEY: environment['SENDGRID_API_KEY'] }
    : { SENDGRID_API_KEY: secrets.sendgridApiKey, SENDGRID_API_URL: url('sendgrid-emulator') };

/** Without them, Mia answers without a model. */
const settingsOfMia = ({ environment }: World) =>
  Object.fromEntries(Object.entries(environment).filter(([name]) => name.startsWith('MIA_')));

const engines = (world: World, service: string) => ({
  MONGODB_URI: withPatience(world.mongodbUrl, Number(world.environment['PATIENCE'] ?? 1)),
  MONGODB_DATABASE: `hearthway_${service}`,
  AMQP_URL: world.amqpUrl,
});

/** Multiplies how long the driver waits for the database: for tests on machines that freeze at times. */
function withPatience(uri: string, patience: number): string {
  if (patience === 1) return uri;
  const [address = '', query] = uri.split('?');
  const options = new URLSearchParams(query);
  for (const name of ['serverSelectionTimeoutMS', 'connectTimeoutMS', 'waitQueueTimeoutMS']) {
    options.set(name, String(5_000 * patience));
  }
  return `${address}${/\/\/.*\//.test(address) ? '' : '/'}?${String(options)}`;
}
