import { eventCatalogue } from '@hearthway/contracts/catalogue';
import { createHttpApp, openEngines, type Logger, type Metrics, type Service } from '@hearthway/service-kit';
import { randomUUID } from 'node:crypto';
import type { Config } from './config.js';
import { createFoundingMemberStore, foundingMemberRoutes } from './founding-members/index.js';
import {
  cancelKeys,
  createPaymentStore,
  createPaymentSweeper,
  createStripeClient,
  createTurns,
  paymentRoutes,
  sweepPayments,
} from './payments/index.js';
import { createJoinLimit, createWaitlistMetrics, createWaitlistStore, waitlistRoutes } from './waitlist/index.js';

interface Parts {
  readonly config: Config;
  readonly logger: Logger;
  readonly metrics: Metrics;
}

/** All wiring of the service, no logic. */
export async function buildService({ config, logger, metrics }: Parts) {
  const engines = await openEngines({ serviceName: 'commerce', catalogue: eventCatalogue, config, logger, metrics });
  const { connection, messaging, transaction, readiness } = engines;

  const waitlist = createWaitlistStore(connection);
  const foundingMembers = createFoundingMemberStore(connection);
  const waitlistRouter = waitlistRoutes({
    store: waitlist,
    outbox: messaging.outbox,
    transaction,
    limit: createJoinLimit({ joinsPerMinute: config.WAITLIST_MAXIMUM_JOINS_PER_MINUTE }),
    metrics: createWaitlistMetrics(metrics.registry),
    now: () => new Date(),
    newId: randomUUID,
  });
  const foundingMemberRouter = foundingMemberRoutes(foundingMembers);
  const payments = createPaymentStore(connection);
  const paying = {
    store: payments,
    foundingMembers,
    provider: createStripeClient({
      secretKey: config.STRIPE_SECRET_KEY,
      webhookSecret: config.STRIPE_WEBHOOK_SECRET,
      apiUrl: config.STRIPE_API_URL,
      publicOrigin: config.PUBLIC_ORIGIN,
    }),
    outbox: messaging.outbox,
    transaction,
    inTurn: createTurns(),
    logger,
    cancelKeys,
    now: () => new Date(),
    newId: randomUUID,
  };
  const sweeper = createPaymentSweeper(() => sweepPayments(paying), logger);
  const routes = [waitlistRouter, foundingMemberRouter, paymentRoutes(paying)];

  return {
    app: createHttpApp({ logger, metrics, routes: routes.map(({ router }) => router) }),
    operations: routes.flatMap(({ operations }) => operations),
    messaging,
    readiness,
    async start() {
      await waitlist.ensureIndexes();
      await foundingMembers.ensureIndexes();
      await payments.ensureIndexes();
      await messaging.start();
      sweeper.start();
    },
    async stop() {
      await sweeper.stop();
      await engines.stop();
    },
  } satisfies Service & Record<string, unknown>;
}
