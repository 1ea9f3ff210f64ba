import { eventCatalogue } from '@hearthway/contracts/catalogue';
import { tokenAudience, tokenIssuer } from '@hearthway/contracts/constants';
import type { Operation } from '@hearthway/contracts/operation';
import { identityErrors, sessionRevoked } from '@hearthway/contracts/identity';
import {
  connectMongo,
  createHttpApp,
  createMessaging,
  createRevocationList,
  createTokenVerifier,
  ensureIndexes,
  inTransaction,
  rabbitBroker,
  type Logger,
  type Messaging,
  type Metrics,
  type Service,
} from '@hearthway/service-kit';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { adminRoutes, adminTokenIssuer, createAdminStore, ensureAdmin } from './admins/index.js';
import type { IdentityConfig } from './config.js';
import { createSigningKeyStore, keyRoutes, openKeyRing } from './keys/index.js';
import { createPasswords } from './passwords/index.js';
import {
  createRefreshSecretStore,
  createRevocationStore,
  createSessionStore,
  sessionRoutes,
  type RevocationStore,
  type Transaction,
} from './sessions/index.js';
import { createUserStore, userRoutes } from './users/index.js';

export interface IdentityParts {
  config: IdentityConfig;
  logger: Logger;
  metrics: Metrics;
  now?: () => Date;
  /** Holds back the answer to a wrong admin credential. */
  wait?: (milliseconds: number) => Promise<void>;
}

export interface IdentityService extends Service {
  readonly messaging: Messaging;
  readonly operations: readonly Operation[];
}

/** All wiring of the service, no logic. */
export async function buildService(parts: IdentityParts): Promise<IdentityService> {
  const { config, logger, metrics, now = () => new Date(), wait = delay } = parts;
  const newId = () => randomUUID();
  const connection = await connectMongo({ uri: config.MONGODB_URI, database: config.MONGODB_DATABASE, logger });
  const broker = rabbitBroker({ url: config.AMQP_URL, namespace: config.EVENTS_NAMESPACE, logger });

  const users = createUserStore(connection);
  const sessions = createSessionStore(connection);
  const refreshSecrets = createRefreshSecretStore(connection);
  const revocations = createRevocationStore(connection);
  const signingKeys = createSigningKeyStore(connection);
  const admins = createAdminStore(connection);
  const stores = [users, sessions, refreshSecrets, revocations, signingKeys, admins];
  await ensureIndexes(
    connection,
    stores.map(({ model }) => model),
  );

  const messaging = createMessaging({
    serviceName: 'identity',
    connection,
    broker,
    catalogue: eventCatalogue,
    logger,
    metrics,
    failPoint: config.FAIL_POINT,
  });
  const refused = createRevocationList({
    loadInitial: () => readRevocations(revocations, now()),
    broker,
    eventType: sessionRevoked.type,
    readEvent: (envelope) => sessionRevoked.data.parse((envelope as { data: unknown }).data),
    logger,
    now: () => now().getTime(),
  });
  const keyRing = await openKeyRing({ keys: signingKeys, secret: config.TOKEN_KEY_SECRET, now, newId });
  const passwords = createPasswords();
  const tokenVerifier = createTokenVerifier({
    keys: keyRing.findPublicKey,
    issuer: tokenIssuer,
    audience: tokenAudience,
    isRevoked: (sessionId) => refused.isRevoked(sessionId),
    now: () => now().getTime(),
  });

  const common = {
    outbox: messaging.outbox,
    inTransaction: <Result>(work: (transaction: Transaction) => Promise<Result>) => inTransaction(connection, work),
    now,
    newId,
  };
  const sessionDependencies = { ...common, sessions, refreshSecrets, revocations, refused, keyRing };
  const routes = [
    userRoutes({ ...common, users, passwords, sessionDependencies }),
    sessionRoutes(sessionDependencies),
    adminRoutes(adminTokenIssuer({ admins, passwords, keyRing, logger, wait, now, newId })),
    keyRoutes(keyRing),
  ];

  return {
    messaging,
    operations: routes.flatMap(({ operations }) => operations),
    app: createHttpApp({
      logger,
      metrics,
      tokenVerifier,
      errorStatus: identityErrors,
      routes: routes.map(({ router }) => router),
    }),
    readiness: {
      mongodb: async () => (await connection.db?.command({ ping: 1 }))?.['ok'] === 1,
      rabbitmq: () => broker.isConnected(),
    },
    async start() {
      await ensureAdmin({ admins, passwords, logger, newId }, adminSource(config));
      await messaging.start();
      await refused.start();
    },
    async stop() {
      await refused.stop();
      await messaging.stop();
      await broker.close();
      await connection.close();
    },
  };
}

async function readRevocations(revocations: RevocationStore, now: Date) {
  const revoked = await revocations.list(now);
  return revoked.map(({ sessionId, expiresAt }) => ({ sessionId, expiresAt: expiresAt.toISOString() }));
}

function adminSource({ ADMIN_USERNAME, ADMIN_PASSWORD, ADMIN_CREDENTIALS_FILE }: IdentityConfig) {
  const isConfigured = ADMIN_USERNAME !== undefined && ADMIN_PASSWORD !== undefined;
  return {
    credential: isConfigured ? { username: ADMIN_USERNAME, password: ADMIN_PASSWORD } : undefined,
    credentialsFile: ADMIN_CREDENTIALS_FILE,
  };
}
