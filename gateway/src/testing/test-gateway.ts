import { tokenAudience, tokenIssuer } from '@hearthway/contracts/constants';
import { identityIssuer } from '@hearthway/contracts/identity';
import {
  createMetrics,
  createServiceClient,
  publicKeyOf,
  type Metrics,
  type ServiceClient,
} from '@hearthway/service-kit';
import {
  broadcastStub,
  captureLog,
  createTestCaller,
  createTestIssuer,
  type LogCapture,
  type TestIssuer,
} from '@hearthway/service-kit/testing';
import { inMemoryRegistry } from '@hearthway/releases/testing';
import type { FastifyInstance } from 'fastify';
import { limitDatabaseOf, readConfig } from '../config.js';
import { buildGateway, type GatewayParts } from '../gateway.js';
import { createAdminExchange } from '../identity/admin-exchange.js';
import { createIdentityClient } from '../identity/identity-client.js';
import type { LimitDatabase } from '../limits/limit-store.js';
import { createNetworkLimits } from '../limits/network-limits.js';
import { createLiveSite } from '../pages/live-site.js';
import { signInLimit } from '../plugins/rate-limit.js';
import type { ServiceName } from '@hearthway/contracts/operation';
import { patientRoutes } from './patient-routes.js';
import { stubUpstream, type SeenRequest, type StubUpstream } from './stub-upstream.js';
import { testSite, type TestSite } from './test-site.js';

export interface TestGateway {
  readonly app: FastifyInstance;
  readonly log: LogCapture;
  readonly metrics: Metrics;
  readonly issuer: TestIssuer;
  readonly upstreams: Readonly<Record<ServiceName, StubUpstream>>;
  /** Sessions that have ended. */
  readonly revoked: Set<string>;
  buyerToken(sessionId?: string, userId?: string): Promise<string>;
  adminToken(): Promise<string>;
  /** Requests to all services. */
  seen(): SeenRequest[];
  forgetSeen(): void;
  openConnections(): Promise<number>;
  /** Starts listening and returns the address. */
  listen(): Promise<string>;
  close(): Promise<void>;
}

export type TestGatewayOptions = Partial<Pick<GatewayParts, 'routes' | 'site'>> & {
  /** Replaces parts of the configuration. */
  environment?: Readonly<Record<string, string>>;
  /** Where shared limits are counted. */
  limits?: Omit<LimitDatabase, 'url'>;
};

/** The real gateway with stub services. */
export async function testGateway(options: TestGatewayOptions = {}): Promise<TestGateway> {
  const { environment = {}, limits: changedLimits, ...parts } = options;
  const upstreams = {
    identity: await stubUpstream(),
    journey: await stubUpstream(),
    commerce: await stubUpstream(),
    analytics: await stubUpstream(),
  };
  const config = readConfig({
    ...testEnvironment(),
    IDENTITY_URL: upstreams.identity.url,
    IDENTITY_OPERATIONS_URL: upstreams.identity.url,
    JOURNEY_URL: upstreams.journey.url,
    COMMERCE_URL: upstreams.commerce.url,
    ANALYTICS_URL: upstreams.analytics.url,
    ...environment,
  });
  const log = captureLog();
  const issuer = await createTestIssuer({ issuer: tokenIssuer, audience: tokenAudience });
  const revoked = new Set<string>();
  const metrics = createMetrics({ processMetrics: false });
  const shared = limitDatabaseOf(config);
  const limits = await createNetworkLimits(shared && { ...shared, ...changedLimits }, log.logger);
  const app = await buildGateway({
    config,
    logger: log.logger,
    metrics,
    tokens: issuer.verifier((sessionId) => revoked.has(sessionId)),
    admins: createAdminExchange({
      identity: createIdentityClient(identityAt(config.IDENTITY_OPERATIONS_URL), patience),
      limit: limits.limit({ ...signInLimit(config.FAILED_ADMIN_SIGN_INS_PER_IP), key: 'admin-sign-ins' }),
    }),
    limits,
    // One that follows nothing has no pages.
    site: createLiveSite({
      folder: config.RELEASES_FOLDER,
      registry: inMemoryRegistry(),
      environment: config.ENVIRONMENT,
      broker: broadcastStub().broker,
      origin: config.PUBLIC_ORIGIN,
      logger: log.logger,
    }),
    routes: patientRoutes,
    ...parts,
  });
  return {
    app,
    log,
    metrics,
    issuer,
    upstreams,
    revoked,
    buyerToken: (sessionId = 'session-1', userId = 'user-1') => issuer.sign({ userId, sessionId, role: 'buyer' }),
    adminToken: () => issuer.sign({ userId: 'admin-1', sessionId: 'admin-session', role: 'admin' }),
    seen: () => Object.values(upstreams).flatMap(({ seen }) => seen),
    forgetSeen() {
      for (const { seen } of Object.values(upstreams)) seen.length = 0;
    },
    openConnections: () =>
      new Promise((resolve, reject) =>
        app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      ),
    listen: () => app.listen({ host: '127.0.0.1', port: 0 }),
    async close() {
      const closed = app.close();
      // One that its client keeps would hold the close for over a minute. The process closes them with `gracefulClose`.
      app.server.closeAllConnections();
      await closed;
      await limits.close();
      await Promise.all(Object.values(upstreams).map((upstream) => upstream.close()));
    },
  };
}

/** A configuration without services. */
export function testEnvironment(): Record<string, string> {
  const nowhere = 'http://127.0.0.1:1';
  return {
    ...{ PORT: '0', OPERATIONS_PORT: '0', AMQP_URL: 'amqp://127.0.0.1:1' },
    ...{ IDENTITY_URL: nowhere, IDENTITY_OPERATIONS_URL: nowhere, REGISTRY_OPERATIONS_URL: nowhere },
    ...{ JOURNEY_URL: nowhere, COMMERCE_URL: nowhere, ANALYTICS_URL: nowhere },
    CALL_SIGNING_KEY: testCaller.encodedKey,
    ENVIRONMENT: 'local',
    PREVIEW_KEY: publicKeyOf(testCaller.encodedKey),
    RELEASES_FOLDER: '/nowhere',
    PUBLIC_ORIGIN: 'http://localhost:8080',
  };
}

export interface ListeningGateway extends TestGateway {
  readonly site: TestSite;
  readonly address: string;
  /** The authorization header of a buyer. */
  readonly buyer: string;
}

/** A gateway that listens and serves a site; closing it removes the site. */
export async function listeningGateway(environment: TestGatewayOptions['environment'] = {}): Promise<ListeningGateway> {
  const site = await testSite();
  const gateway = await testGateway({ site: site.live, environment });
  return {
    ...gateway,
    site,
    address: await gateway.listen(),
    buyer: await gateway.buyerToken(),
    async close() {
      await gateway.close();
      await site.remove();
    },
  };
}

const testCaller = createTestCaller('gateway');
/** A busy test machine may stall for a while. */
const patience = 40;

/** A client for the gateway's own calls to svc-identity. */
export const identityAt = (url: string | readonly string[]): ServiceClient =>
  createServiceClient({
    caller: testCaller.name,
    service: identityIssuer.service,
    url,
    config: { CALL_SIGNING_KEY: testCaller.signingKey },
  });
