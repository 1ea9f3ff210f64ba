import { eventCatalogue } from '@hearthway/contracts/catalogue';
import { identityIssuer } from '@hearthway/contracts/identity';
import {
  createRepeatedTask,
  createSealing,
  openService,
  type Service,
  type ServiceParts,
} from '@hearthway/service-kit';
import { randomUUID } from 'node:crypto';
import { buyerDataConsumer, createErasureStore, eraseAgain } from './buyer-data/index.js';
import { calendarEventRoutes, createCalendarEventStore } from './calendar-events/index.js';
import type { Config } from './config.js';
import { countyRoutes } from './counties/index.js';
import {
  createFinancialProfileStore,
  financialProfileRoutes,
  profileDraftKeyOf,
  readMatchingFacts,
} from './financial-profile/index.js';
import { createLenderMatchStore, drawLot, lenderCatalogue, lenderMatchRoutes } from './lenders/index.js';
import {
  addMilestoneKeys,
  createMilestoneStore,
  finishIntroduction,
  milestoneConsumer,
  milestoneRoutes,
} from './milestones/index.js';
import { followRatesFeed, mortgageRateRoutes } from './mortgage-rates/index.js';
import { createNotificationChoiceStore, notificationChoiceRoutes } from './notification-choices/index.js';
import { createLoanLimitStore, followLoanLimits, logOverdueRows, measureOverdueRows } from './policy/index.js';
import { createPreApprovalInfoStore, preApprovalInfoRoutes } from './pre-approval-info/index.js';

interface Parts extends ServiceParts<Config> {
  /** The moment whose figures apply: loan limits end with their year. */
  readonly figuresAt?: () => Date;
  /** How often to look for deleted buyers who are due for their second erasure. */
  readonly secondErasureMilliseconds?: number;
  /** How often to look for loan limits that an operator has loaded. */
  readonly loanLimitMilliseconds?: number;
}

/** All wiring of the service, no logic. */
export async function buildService({ config, logger, metrics, ...changes }: Parts) {
  const { figuresAt = () => new Date(), secondErasureMilliseconds = 10_000, loanLimitMilliseconds = 10_000 } = changes;
  const service = await openService({
    name: 'journey',
    catalogue: eventCatalogue,
    issuer: identityIssuer,
    issuerUrl: config.IDENTITY_OPERATIONS_URL,
    config,
    logger,
    metrics,
    migrations: [addMilestoneKeys],
  });
  const { connection, messaging, transaction } = service;

  const sealing = createSealing({
    secretName: 'SENSITIVE_DATA_SECRET',
    secrets: [config.SENSITIVE_DATA_SECRET, ...config.SENSITIVE_DATA_FORMER_SECRETS],
    purpose: 'hearthway sensitive answers',
  });

  const milestoneStore = createMilestoneStore(connection);
  const preApprovalInfoStore = createPreApprovalInfoStore(connection, sealing);
  const financialProfileStore = createFinancialProfileStore(connection);
  const lenderMatchStore = createLenderMatchStore(connection);
  const calendarEventStore = createCalendarEventStore(connection);
  const notificationChoiceStore = createNotificationChoiceStore(connection);
  const erasureStore = createErasureStore(connection);
  const loanLimitStore = createLoanLimitStore(connection);
  const stores = [
    milestoneStore,
    preApprovalInfoStore,
    financialProfileStore,
    lenderMatchStore,
    calendarEventStore,
    notificationChoiceStore,
    erasureStore,
    loanLimitStore,
  ];
  const mortgageRates = followRatesFeed({ file: config.MORTGAGE_RATES_FILE, logger, everyMilliseconds: 5_000 });
  const loanLimits = followLoanLimits({ store: loanLimitStore, logger, everyMilliseconds: loanLimitMilliseconds });

  const common = { outbox: messaging.outbox, transaction, now: () => new Date(), newId: randomUUID };
  const milestones = { ...common, store: milestoneStore };
  const financialProfiles = {
    store: financialProfileStore,
    currentRates: mortgageRates.currentRates,
    findHome: (userId: string) => preApprovalInfoStore.findHome(userId),
    policyRowsFor: loanLimits.rowsFor,
    now: figuresAt,
  };
  const routes = [
    milestoneRoutes(milestones),
    preApprovalInfoRoutes({
      ...common,
      store: preApprovalInfoStore,
      finishIntroduction: (request, transaction) => finishIntroduction(milestones, request, transaction),
    }),
    financialProfileRoutes({
      ...financialProfiles,
      draftKeyOf: (userId) => profileDraftKeyOf(config.SENSITIVE_DATA_SECRET, userId),
    }),
    countyRoutes(),
    lenderMatchRoutes({
      ...common,
      lenders: lenderCatalogue,
      store: lenderMatchStore,
      readMatchingFacts: readMatchingFacts(financialProfiles),
      drawLot,
    }),
    calendarEventRoutes({ ...common, store: calendarEventStore }),
    mortgageRateRoutes(mortgageRates),
    notificationChoiceRoutes(notificationChoiceStore),
  ];
  messaging.consumer(milestoneConsumer(milestones));

  const buyerData = {
    ...common,
    erasures: erasureStore,
    rooms: {
      milestones: { findForExport: (userId: string) => milestoneStore.findForExport(userId) },
      preApprovalInfo: preApprovalInfoStore,
      financialProfile: financialProfileStore,
      lenderMatches: lenderMatchStore,
      calendar: calendarEventStore,
      notificationChoices: notificationChoiceStore,
    },
  };
  messaging.consumer(buyerDataConsumer(buyerData));
  const secondErasures = createRepeatedTask({
    name: 'second erasure of deleted buyers',
    run: () => eraseAgain(buyerData),
    pauseMilliseconds: secondErasureMilliseconds,
    logger,
  });

  measureOverdueRows(metrics.registry, common.now, loanLimits.rowsFor);
  const policyCheck = createRepeatedTask({
    name: 'check of the policy rows',
    run: () => logOverdueRows(logger, common.now(), loanLimits.rowsFor),
    pauseMilliseconds: 24 * 60 * 60 * 1000,
    logger,
  });

  return {
    ...service.serve(routes),
    messaging,
    readiness: { ...service.readiness, ...service.tokenReadiness },
    async start() {
      await mortgageRates.start();
      await service.start(stores);
      await loanLimits.start();
      logOverdueRows(logger, common.now(), loanLimits.rowsFor);
      secondErasures.start();
      policyCheck.start();
    },
    async stop() {
      await policyCheck.stop();
      await secondErasures.stop();
      await mortgageRates.stop();
      await loanLimits.stop();
      await service.stop();
    },
  } satisfies Service & Record<string, unknown>;
}
