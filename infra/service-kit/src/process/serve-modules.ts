import type { Operation } from '@hearthway/contracts/operation';
import { createAdminAudits } from '../audits/index.js';
import type { CallVerifier } from '../calls/index.js';
import { createHttpApp } from '../http/index.js';
import type { Messaging } from '../messaging/index.js';
import type { TrustedTokens } from '../tokens/index.js';
import type { Engines } from './open-engines.js';
import type { Service } from './run-service.js';
import type { ServiceModule } from './service-module.js';

export interface ServeOptions {
  readonly engines: Engines;
  /** Needed when an operation is for a buyer or an admin. */
  readonly tokens?: TrustedTokens;
  /** Whether it is useless until tokens can be verified, and so isn't ready before. */
  readonly needsTokens?: boolean;
  /** Needed when an operation is internal. */
  readonly callVerifier?: CallVerifier;
}

/** A service made of modules, with the parts that its tests compare with the contracts. */
export interface ModularService extends Service {
  readonly messaging: Messaging;
  readonly operations: readonly Operation[];
}

/**
 * Combines modules into one service. Starts indexes, messaging and the list of ended sessions, then the modules in
 * order, and stops all in reverse. Admins' calls are recorded.
 */
export function serveModules(
  modules: readonly ServiceModule[],
  { engines, tokens, needsTokens = false, callVerifier }: ServeOptions,
): ModularService {
  const { messaging, readiness } = engines;
  const { connection, logger, metrics, now } = engines.dependencies;
  const routes = modules.flatMap((module) => module.routes ?? []);
  const operations = routes.flatMap((router) => router.operations);
  const isForAdmins = operations.some(({ access }) => access === 'admin');
  const adminAudits = isForAdmins ? createAdminAudits(connection, now) : undefined;
  const stores = modules.flatMap((module) => module.stores);
  for (const consumer of modules.flatMap((module) => module.consumers ?? [])) messaging.consumer(consumer);

  return {
    messaging,
    operations,
    app: createHttpApp({
      logger,
      metrics,
      routes: routes.map(({ router }) => router),
      ...(tokens && { tokenVerifier: tokens.verifier }),
      ...(adminAudits && { adminAudits }),
    }),
    ...(callVerifier && {
      internalApp: createHttpApp({
        logger,
        metrics,
        routes: routes.map(({ internalRouter }) => internalRouter),
        callVerifier,
      }),
    }),
    readiness: { ...readiness, ...(needsTokens && tokens?.readiness) },
    async start() {
      for (const store of [...stores, ...(adminAudits ? [adminAudits] : [])]) await store.ensureIndexes();
      await messaging.start();
      await tokens?.revocations.start();
      for (const module of modules) await module.start?.();
    },
    async endStreams() {
      await Promise.all(modules.map(async (module) => module.endStreams?.()));
    },
    async stop() {
      for (const module of modules.toReversed()) await module.stop?.();
      await tokens?.revocations.stop();
      await engines.stop();
    },
  };
}
