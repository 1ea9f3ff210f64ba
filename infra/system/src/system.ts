import type { DataFolders } from './paths.js';

/** What the processes are told of the world they start in. */
export interface World {
  readonly mongodbUrl: string;
  readonly amqpUrl: string;
  readonly folders: DataFolders;
  readonly secrets: { readonly tokenKeySecret: string };
  /** Of a service by name, on loopback. */
  readonly url: (service: string) => string;
  /** What the person who starts the system may set: admin account, log level, limits of the gateway. */
  readonly environment: Readonly<Record<string, string | undefined>>;
}

export interface ServiceProcess {
  readonly name: string;
  readonly folder: string;
  /** Processes that must be ready first. */
  readonly after: readonly string[];
  readonly environment: (world: World) => Readonly<Record<string, string | undefined>>;
}

/** The whole system as one list: what runs, what it is told, what waits for what. The engines come before all of it. */
export const services: readonly ServiceProcess[] = [
  {
    name: 'identity',
    folder: 'svc-identity',
    after: [],
    environment: (world) => ({
      ...engines(world, 'identity'),
      TOKEN_KEY_SECRET: world.secrets.tokenKeySecret,
      ADMIN_CREDENTIALS_FILE: world.folders.adminCredentials,
      ADMIN_USERNAME: world.environment['ADMIN_USERNAME'],
      ADMIN_PASSWORD: world.environment['ADMIN_PASSWORD'],
    }),
  },
  {
    name: 'journey',
    folder: 'svc-journey',
    after: [],
    environment: (world) => ({ ...engines(world, 'journey'), IDENTITY_URL: world.url('identity') }),
  },
  {
    name: 'commerce',
    folder: 'svc-commerce',
    after: [],
    environment: (world) => ({
      ...engines(world, 'commerce'),
      WAITLIST_MAXIMUM_JOINS_PER_MINUTE: world.environment['WAITLIST_MAXIMUM_JOINS_PER_MINUTE'],
    }),
  },
  {
    name: 'analytics',
    folder: 'svc-analytics',
    after: [],
    environment: (world) => ({ ...engines(world, 'analytics') }),
  },
  {
    name: 'gateway',
    folder: 'gateway',
    after: ['identity', 'journey', 'commerce', 'analytics'],
    environment: (world) => ({
      AMQP_URL: world.amqpUrl,
      IDENTITY_URL: world.url('identity'),
      JOURNEY_URL: world.url('journey'),
      COMMERCE_URL: world.url('commerce'),
      ANALYTICS_URL: world.url('analytics'),
      RELEASES_FOLDER: world.folders.releases,
      PUBLIC_ORIGIN: world.url('gateway').replace('127.0.0.1', 'localhost'),
      REGISTRATIONS_PER_MINUTE_PER_IP: world.environment['REGISTRATIONS_PER_MINUTE_PER_IP'],
      WAITLIST_JOINS_PER_MINUTE_PER_IP: world.environment['WAITLIST_JOINS_PER_MINUTE_PER_IP'],
      REQUESTS_PER_MINUTE_PER_IP: world.environment['REQUESTS_PER_MINUTE_PER_IP'],
    }),
  },
];

/** Front ends that are built, published as releases and pointed to. The shell carries the table of pages. */
export const frontEnds = ['shell', 'mf-marketing', 'mf-journey'] as const;

const engines = (world: World, service: string) => ({
  MONGODB_URI: world.mongodbUrl,
  MONGODB_DATABASE: `hearthway_${service}`,
  AMQP_URL: world.amqpUrl,
});
