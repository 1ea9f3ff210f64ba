import { randomUUID } from 'node:crypto';
import { identityIssuer } from '@hearthway/contracts/identity';
import {
  createHost,
  createLogger,
  createMetrics,
  createRepeatedTask,
  createServiceClient,
  createTokenVerifier,
  rabbitBroker,
  runProcess,
  type Host,
  type Hosted,
  type Logger,
  type Metrics,
} from '@hearthway/service-kit';
import { limitDatabaseOf, type GatewayConfig } from './config.js';
import { buildGateway, type GatewayParts } from './gateway.js';
import { createAdminExchange } from './identity/admin-exchange.js';
import { createIdentityClient } from './identity/identity-client.js';
import { createRevocations } from './identity/revocations.js';
import { createNetworkLimits } from './limits/network-limits.js';
import { createLiveSite } from './pages/live-site.js';
import { signInLimit } from './plugins/rate-limit.js';
import { createRegistry } from './releases/registry.js';
import { localSliceIn } from './visitors/local-slices.js';

/** Runs the gateway until SIGTERM or SIGINT; resolves to the exit code. */
export function runGateway(config: GatewayConfig): Promise<number> {
  const logger = createLogger({ name: 'gateway', level: config.LOG_LEVEL, pretty: config.LOG_PRETTY });
  return runProcess({ host: createGatewayHost(config, logger), logger });
}

/** The gateway and its ports, without process signals and exit code. */
export function createGatewayHost(
  config: GatewayConfig,
  logger: Logger,
  changes: Pick<GatewayParts, 'routes'> = {},
): Host {
  const metrics = createMetrics();
  return createHost({
    name: 'gateway',
    config,
    logger,
    metrics,
    build: () => hostedGateway({ config, logger, metrics, ...changes }),
    trustsCallers: false,
  });
}

/** Several times in a window, so that nothing waits long. */
const reportPause = 2_500;

interface Parts extends Pick<GatewayParts, 'routes'> {
  readonly config: GatewayConfig;
  readonly logger: Logger;
  readonly metrics: Metrics;
}

async function hostedGateway({ config, logger, metrics, ...changes }: Parts): Promise<Hosted> {
  const identity = createIdentityClient(
    createServiceClient({
      caller: 'gateway',
      service: identityIssuer.service,
      url: config.IDENTITY_OPERATIONS_URL,
      config,
    }),
    config.PATIENCE,
  );
  const broker = rabbitBroker({ url: config.AMQP_URL, namespace: config.EVENTS_NAMESPACE, logger });
  const revocations = createRevocations({ broker, identity, logger });
  const registry = createRegistry(
    createServiceClient({ caller: 'gateway', service: 'registry', url: config.REGISTRY_OPERATIONS_URL, config }),
    config.PATIENCE,
  );
  const site = createLiveSite({
    folder: config.RELEASES_FOLDER,
    registry,
    environment: config.ENVIRONMENT,
    broker,
    origin: config.PUBLIC_ORIGIN,
    localForAll: config.LOCAL_SLICES.flatMap((text) => localSliceIn(text) ?? []),
    logger,
  });
  const limits = await createNetworkLimits(limitDatabaseOf(config), logger);
  const app = await buildGateway({
    config,
    logger,
    metrics,
    tokens: createTokenVerifier({
      readKeySet: () => identity.readKeySet(),
      issuer: identityIssuer.issuer,
      audience: identityIssuer.audience,
      isRevoked: (sessionId) => revocations.isRevoked(sessionId),
    }),
    admins: createAdminExchange({
      identity,
      limit: limits.limit({ ...signInLimit(config.FAILED_ADMIN_SIGN_INS_PER_IP), key: 'admin-sign-ins' }),
    }),
    limits,
    site,
    ...changes,
  });
  await app.ready();
  const instance = randomUUID();
  const reports = createRepeatedTask({
    name: 'a report about canaries',
    run: () => app.reportHealth((report) => registry.reportHealth(config.ENVIRONMENT, instance, report)),
    pauseMilliseconds: reportPause,
    logger,
  });

  return {
    server: app.server,
    // The broker is left out: without it ended sessions are polled, and taking the whole site down would help nobody.
    readiness: {
      releases: () => site.served() !== undefined,
      revocations: () => revocations.isLoaded(),
    },
    async start() {
      broker.connect().catch((error: unknown) => logger.error({ err: error }, 'cannot connect to the broker'));
      revocations.start();
      await site.start();
      reports.start();
    },
    endStreams: () => app.endStreams(),
    async stop() {
      await reports.stop();
      await app.close();
      await site.stop();
      await revocations.stop();
      await broker.close();
      await limits.close();
    },
  };
}
