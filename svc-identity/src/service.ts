import { eventCatalogue } from '@hearthway/contracts/catalogue';
import { envelope } from '@hearthway/contracts/envelope';
import { deviceCookie, tokenAudience, tokenIssuer } from '@hearthway/contracts/constants';
import type { Operation } from '@hearthway/contracts/operation';
import { identityErrors, identityIssuer, sessionRevoked } from '@hearthway/contracts/identity';
import {
  createAdminAudits,
  createCallVerifier,
  createHttpApp,
  createRevocationList,
  createSealing,
  createTokenVerifier,
  linkTokens,
  openEngines,
  privateCookie,
  type Messaging,
  type Service,
  type ServiceParts,
} from '@hearthway/service-kit';
import { randomUUID } from 'node:crypto';
import { accountLinkRoutes, createAccountMails, createAccountMailStore } from './account-links/index.js';
import { adminRoutes, createAdminStore, ensureAdmin } from './admins/index.js';
import type { IdentityConfig } from './config.js';
import { createDataExportStore, dataExportConsumer, dataExportRoutes } from './data-exports/index.js';
import { createRefreshSuccessors, createSigningKeyStore, keyRoutes, openKeyRing } from './keys/index.js';
import { migrations } from './migrations.js';
import { createPasswords } from './passwords/index.js';
import { createSessionStore, sessionRoutes, toRevocation } from './sessions/index.js';
import { createPlaceKeys, createSignInGuard, createSignInOrigins, createSignInStore } from './sign-in-guard/index.js';
import { createUserStore, userRoutes } from './users/index.js';

export interface IdentityParts extends ServiceParts<IdentityConfig> {
  readonly now?: () => Date;
  /** How long a refresh may take. */
  readonly refreshMilliseconds?: number;
}

export interface IdentityService extends Service {
  readonly messaging: Messaging;
  readonly operations: readonly Operation[];
}

/** All wiring of the service, no logic. */
export async function buildService(parts: IdentityParts): Promise<IdentityService> {
  const { config, logger, metrics, now = () => new Date(), refreshMilliseconds } = parts;
  const newId = () => randomUUID();
  const engines = await openEngines({
    serviceName: 'identity',
    catalogue: eventCatalogue,
    config,
    logger,
    metrics,
    migrations,
  });
  const { connection, broker, messaging, readiness } = engines;

  const users = createUserStore(connection);
  const sessions = createSessionStore(connection);
  const signingKeys = createSigningKeyStore(connection);
  const admins = createAdminStore(connection);
  const dataExports = createDataExportStore(connection);
  const signIns = createSignInStore(connection);
  const accountMailStore = createAccountMailStore(connection);
  const adminAudits = createAdminAudits(connection, now);
  const stores = [users, sessions, signingKeys, admins, dataExports, signIns, accountMailStore, adminAudits];
  for (const store of stores) await store.ensureIndexes();

  const refused = createRevocationList({
    loadInitial: async () => (await sessions.findRevocations(now())).map(toRevocation),
    broker,
    eventType: sessionRevoked.type,
    readEvent: (event) => sessionRevoked.data.parse(envelope.parse(event).data),
    logger,
    now: () => now().getTime(),
  });
  const secrets = [config.TOKEN_KEY_SECRET, ...config.TOKEN_KEY_FORMER_SECRETS] as const;
  const keyRing = await openKeyRing({ keys: signingKeys, secrets, now, newId });
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
    transaction: engines.transaction,
    now,
    newId,
  };
  const guard = createSignInGuard({ passwords, signIns, keys: createPlaceKeys(secrets), now });
  const origins = createSignInOrigins(privateCookie(deviceCookie.name, config.PUBLIC_ORIGIN));
  const successors = createRefreshSuccessors(secrets);
  const sessionDependencies = {
    ...common,
    sessions,
    successors,
    refreshCookie: privateCookie('hearthway_refresh', config.PUBLIC_ORIGIN),
    refused,
    keyRing,
    logger,
  };
  const sealing = createSealing({
    secretName: 'TOKEN_KEY_SECRET',
    secrets,
    purpose: 'hearthway data exports',
  });
  const addressSealing = createSealing({
    secretName: 'TOKEN_KEY_SECRET',
    secrets,
    purpose: 'hearthway account mails',
  });
  const accountMails = createAccountMails({
    ...common,
    store: accountMailStore,
    sealing: addressSealing,
    secret: config.TOKEN_KEY_SECRET,
  });
  const dataExportDependencies = { ...common, dataExports, users, sessions, accountMails, sealing };
  messaging.consumer(dataExportConsumer(dataExportDependencies));
  const routes = [
    userRoutes({ ...common, users, passwords, guard, origins, sessionDependencies, dataExports, accountMails }),
    accountLinkRoutes({
      ...common,
      store: accountMailStore,
      mails: accountMails,
      sealing: addressSealing,
      linkTokens,
      users,
      passwords,
      guard,
      sessionDependencies,
    }),
    sessionRoutes(sessionDependencies, refreshMilliseconds),
    dataExportRoutes(dataExportDependencies),
    adminRoutes({ ...common, admins, guard, keyRing, logger }),
    keyRoutes(keyRing),
  ];

  return {
    messaging,
    operations: routes.flatMap(({ operations }) => operations),
    app: createHttpApp({
      logger,
      metrics,
      tokenVerifier,
      adminAudits,
      errorStatus: identityErrors,
      routes: routes.map(({ router }) => router),
    }),
    internalApp: createHttpApp({
      logger,
      metrics,
      callVerifier: createCallVerifier({ service: identityIssuer.service, callers: config.CALLER_KEYS }),
      errorStatus: identityErrors,
      routes: routes.map(({ internalRouter }) => internalRouter),
    }),
    readiness,
    async start() {
      await ensureAdmin({ admins, passwords, logger, newId }, adminSource(config));
      await messaging.start();
      await refused.start();
    },
    async stop() {
      await refused.stop();
      await engines.stop();
    },
  };
}

function adminSource({ ADMIN_USERNAME, ADMIN_PASSWORD, ADMIN_CREDENTIALS_FILE }: IdentityConfig) {
  const isConfigured = ADMIN_USERNAME !== undefined && ADMIN_PASSWORD !== undefined;
  return {
    credential: isConfigured ? { username: ADMIN_USERNAME, password: ADMIN_PASSWORD } : undefined,
    credentialsFile: ADMIN_CREDENTIALS_FILE,
  };
}
