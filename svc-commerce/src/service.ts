import { eventCatalogue } from '@hearthway/contracts/catalogue';
import { identityIssuer } from '@hearthway/contracts/identity';
import {
  createAdminAudits,
  createRepeatedTask,
  keyedQueue,
  linkTokens,
  openService,
  type Service,
  type ServiceParts,
} from '@hearthway/service-kit';
import { randomUUID } from 'node:crypto';
import { adminRevealRoutes } from './admin-reveals/index.js';
import type { Config } from './config.js';
import { emailSettings } from './settings.js';
import { createSendGridClient, openEmails } from './emails/index.js';
import { migrations } from './migrations.js';
import { createPaymentStore, createStripeClient, paymentRoutes, sweepPayments } from './payments/index.js';
import { createPseudonyms } from './personal-data/index.js';
import { createJoinLimit, createWaitlistMetrics, createWaitlistStore, waitlistRoutes } from './waitlist/index.js';

interface Parts extends ServiceParts<Config> {
  readonly now?: () => Date;
  /** How long sending one email may take. */
  readonly mailMilliseconds?: number;
}

/** Wires the service together; contains no logic. */
export async function buildService({ config, logger, metrics, now = () => new Date(), mailMilliseconds }: Parts) {
  const service = await openService({
    name: 'commerce',
    catalogue: eventCatalogue,
    issuer: identityIssuer,
    issuerUrl: config.IDENTITY_OPERATIONS_URL,
    config,
    logger,
    metrics,
    migrations,
  });
  const { connection, messaging, transaction, readiness } = service;
  const newId = randomUUID;
  const pseudonyms = createPseudonyms(config.EMAIL_ADDRESS_SECRET);

  const adminAudits = createAdminAudits(connection);
  const waitlist = createWaitlistStore(connection);
  const payments = createPaymentStore(connection);
  const emails = openEmails({
    connection,
    logger,
    metrics,
    waitlist,
    payments,
    mailService: createSendGridClient({
      apiKey: config.SENDGRID_API_KEY,
      apiUrl: config.SENDGRID_API_URL,
      from: config.EMAIL_FROM,
      timeoutMilliseconds: mailMilliseconds,
    }),
    pseudonyms,
    linkTokens,
    transaction,
    ...emailSettings(config),
    now,
    newId,
  });
  messaging.consumer(emails.consumer);
  const joining = {
    store: waitlist,
    pseudonyms,
    linkTokens,
    deleteEmailRecipients: emails.deleteRecipients,
    outbox: messaging.outbox,
    transaction,
    limit: createJoinLimit({ joinsPerMinute: config.WAITLIST_MAXIMUM_JOINS_PER_MINUTE }),
    metrics: createWaitlistMetrics(metrics.registry),
    now,
    newId,
  };
  const paying = {
    store: payments,
    provider: createStripeClient({
      secretKey: config.STRIPE_SECRET_KEY,
      webhookSecret: config.STRIPE_WEBHOOK_SECRET,
      apiUrl: config.STRIPE_API_URL,
      publicOrigin: config.PUBLIC_ORIGIN,
    }),
    outbox: messaging.outbox,
    transaction,
    queue: keyedQueue(),
    logger,
    pseudonyms,
    linkTokens,
    openOrdersPerNetwork: config.OPEN_ORDERS_PER_NETWORK,
    now,
    newId,
  };
  const sweeping = createRepeatedTask({
    name: 'a sweep of the payments',
    run: () => sweepPayments(paying),
    pauseMilliseconds: 30_000,
    logger,
  });
  const routes = [
    waitlistRoutes(joining),
    paymentRoutes(paying),
    emails.routes,
    adminRevealRoutes({ waitlist, payments, now }),
  ];

  return {
    ...service.serve(routes, { adminAudits }),
    messaging,
    readiness,
    async start() {
      await service.start([adminAudits, waitlist, payments, emails]);
      emails.start();
      sweeping.start();
    },
    async stop() {
      await sweeping.stop();
      await emails.stop();
      await service.stop();
    },
  } satisfies Service & Record<string, unknown>;
}
