import type { Operation } from '@hearthway/contracts/operation';
import type { Express } from 'express';
import type { AdminAudits } from '../audits/index.js';
import { createCallVerifier, createServiceClient, type CallerKey, type CallingConfig } from '../calls/index.js';
import type { BaseServiceConfig } from '../config/index.js';
import { createHttpApp, type OperationRouter } from '../http/index.js';
import type { Logger } from '../logging/index.js';
import type { EventCatalogue } from '../messaging/index.js';
import type { Metrics } from '../metrics/index.js';
import type { Migration } from '../migrations/index.js';
import type { Store } from '../mongo/index.js';
import { followIssuer, type TokenIssuer } from '../tokens/index.js';
import { openEngines, type Engines } from './open-engines.js';
import type { ReadinessChecks } from './operations-server.js';

interface OpenServiceOptions {
  /** As in the catalogue's `owner`, and as in the signatures of its calls. */
  name: string;
  catalogue: EventCatalogue;
  /** Whose tokens it trusts, and the operations port of that service. */
  issuer: TokenIssuer;
  issuerUrl: string;
  config: BaseServiceConfig & CallingConfig;
  logger: Logger;
  metrics: Metrics;
  migrations: readonly Migration[];
}

/** The base of a service whose users sign in at another one. */
export interface OpenService extends Omit<Engines, 'broker'> {
  /** Fails until tokens can be verified. For services that are useless to anyone who is not signed in. */
  readonly tokenReadiness: ReadinessChecks;
  /**
   * The applications of these routes. `adminAudits` is needed if one of them is for admins, `callers` if one is internal: the
   * keys of those who may call.
   */
  serve(
    routes: readonly OperationRouter[],
    options?: { adminAudits?: AdminAudits; callers?: readonly CallerKey[] },
  ): ServedRoutes;
  /** Creates the indexes of the stores, starts messaging, then reads the list of ended sessions. */
  start(stores: readonly Store[]): Promise<void>;
  stop(): Promise<void>;
}

interface ServedRoutes {
  readonly app: Express;
  readonly internalApp?: Express;
  readonly operations: readonly Operation[];
}

/** Connects the database, the broker and the issuer of tokens. Declare consumers before `start`. */
export async function openService(options: OpenServiceOptions): Promise<OpenService> {
  const { name, issuer, issuerUrl, config, logger, metrics } = options;
  const { broker, ...engines } = await openEngines({ serviceName: name, ...options });
  const client = createServiceClient({ caller: name, service: issuer.service, url: issuerUrl, config });
  const tokens = followIssuer({ client, issuer, broker, logger });
  return {
    ...engines,
    tokenReadiness: tokens.readiness,
    serve: (routes, { adminAudits, callers } = {}) => ({
      app: createHttpApp({
        logger,
        metrics,
        routes: routes.map(({ router }) => router),
        tokenVerifier: tokens.verifier,
        ...(adminAudits && { adminAudits }),
      }),
      ...(callers && {
        internalApp: createHttpApp({
          logger,
          metrics,
          callVerifier: createCallVerifier({ service: name, callers }),
          routes: routes.map(({ internalRouter }) => internalRouter),
        }),
      }),
      operations: routes.flatMap(({ operations }) => operations),
    }),
    async start(stores) {
      for (const store of stores) await store.ensureIndexes();
      await engines.messaging.start();
      await tokens.revocations.start();
    },
    async stop() {
      await tokens.revocations.stop();
      await engines.stop();
    },
  };
}
