import { eventCatalogue } from '@hearthway/contracts/catalogue';
import { identityIssuer } from '@hearthway/contracts/identity';
import { createAdminAudits, openService, type Service, type ServiceParts } from '@hearthway/service-kit';
import { randomUUID } from 'node:crypto';
import type { Config } from './config.js';
import { createBotCheck, createEventIntake, createEventStore, eventRoutes, storeEvents } from './events/index.js';
import { createFactStore, factConsumer } from './facts/index.js';
import { reportRoutes } from './report/index.js';

/** All wiring of the service, no logic. */
export async function buildService({ config, logger, metrics }: ServiceParts<Config>) {
  const service = await openService({
    name: 'analytics',
    catalogue: eventCatalogue,
    issuer: identityIssuer,
    issuerUrl: config.IDENTITY_OPERATIONS_URL,
    config,
    logger,
    metrics,
    migrations: [],
  });
  const { connection, messaging, transaction, readiness } = service;

  const adminAudits = createAdminAudits(connection);
  const events = createEventStore(connection);
  const facts = createFactStore(connection);
  const intake = createEventIntake((batch) => storeEvents({ events, transaction }, batch));
  const botCheck = createBotCheck({
    eventsPerMinutePerVisit: config.EVENTS_PER_MINUTE_PER_VISIT,
    eventsPerMinutePerAddress: config.EVENTS_PER_MINUTE_PER_ADDRESS,
  });
  const routes = [
    eventRoutes({ intake, botCheck, logger, now: () => new Date(), newId: randomUUID }),
    reportRoutes({ events, facts }),
  ];
  messaging.consumer(factConsumer(facts));

  return {
    ...service.serve(routes, { adminAudits }),
    messaging,
    readiness,
    start: () => service.start([adminAudits, events, facts]),
    async stop() {
      await intake.drained();
      await service.stop();
    },
  } satisfies Service & Record<string, unknown>;
}
