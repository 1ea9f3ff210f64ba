import { eventCatalogue } from '@hearthway/contracts/catalogue';
import { identityIssuer } from '@hearthway/contracts/identity';
import {
  createAdminAudits,
  createClock,
  createSealing,
  openService,
  type Service,
  type ServiceParts,
} from '@hearthway/service-kit';
import { randomUUID } from 'node:crypto';
import { affordabilityRoutes } from './affordability/index.js';
import { buyerDataConsumer } from './buyer-data/index.js';
import { calendarEventRoutes } from './calendar-events/index.js';
import { calendarFeedRoutes } from './calendar-feed/index.js';
import {
  budgetsOf,
  chatRoutes,
  createModelEngine,
  createRunningAnswers,
  openModel,
  providerName,
} from './chat/index.js';
import { closingRoutes } from './closing/index.js';
import { budgetOptionsOf, modelChoiceOf, type Config } from './config.js';
import { countyRoutes } from './counties/index.js';
import { createInspector, createPageDrawer, createVirusScan, documentRoutes, shareRoutes } from './documents/index.js';
import {
  createSigningCertificate,
  createSigningCertificateStore,
  envelopeRoutes,
  runFillJob,
} from './envelopes/index.js';
import { entitlementConsumer } from './entitlements/index.js';
import { financialProfileRoutes } from './financial-profile/index.js';
import { homeGoalsRoutes } from './home-goals/index.js';
import { homeRoutes } from './homes/index.js';
import { createKnowledge } from './knowledge/index.js';
import { inspectionRoutes } from './inspection/index.js';
import { followLenderFile, lenderMatchRoutes } from './lenders/index.js';
import { milestoneConsumer, milestoneRoutes, updateBasis, type BasisChange } from './milestones/index.js';
import { mortgageApplicationRoutes } from './mortgage-application/index.js';
import { guideFigureRoutes } from './guide-figures/index.js';
import { followRatesFeed, mortgageRateRoutes } from './mortgage-rates/index.js';
import { noticeRoutes } from './notices/index.js';
import { notificationChoiceRoutes } from './notification-choices/index.js';
import { offerRoutes } from './offers/index.js';
import { overviewRoutes } from './overview/index.js';
import { logOverdueRows, measureOverdueRows } from './policy/index.js';
import { preApprovalRoutes } from './pre-approval/index.js';
import { preApprovalInfoRoutes } from './pre-approval-info/index.js';
import { purchaseContractRoutes } from './purchase-contract/index.js';
import { wireRooms } from './rooms.js';
import { scenarioRoutes } from './scenarios/index.js';
import { createStores } from './stores.js';
import { createTasks } from './tasks.js';
import { underwritingRoutes } from './underwriting/index.js';

interface Parts extends ServiceParts<Config> {
  /** The moment whose figures apply: loan limits end with their year. */
  readonly figuresAt?: () => Date;
  /** How often to look for deleted buyers who are due for their second erasure. */
  readonly secondErasureMilliseconds?: number;
}

/** All wiring of the service, no logic: what stores (`stores`), what the use cases are given (`rooms`), what runs on its own (`tasks`). */
export async function buildService({ config, logger, metrics, ...changes }: Parts) {
  const now = createClock(config.CLOCK_OFFSET_FILE);
  const { figuresAt = now, secondErasureMilliseconds = 10_000 } = changes;
  const service = await openService({
    name: 'journey',
    catalogue: eventCatalogue,
    issuer: identityIssuer,
    issuerUrl: config.IDENTITY_OPERATIONS_URL,
    config,
    logger,
    metrics,
    migrations: [],
  });
  const { connection, messaging, transaction } = service;
  const adminAudits = createAdminAudits(connection);
  const { outbox } = messaging;

  const sealingFor = (purpose: string) =>
    createSealing({
      secretName: 'SENSITIVE_DATA_SECRET',
      secrets: [config.SENSITIVE_DATA_SECRET, ...config.SENSITIVE_DATA_FORMER_SECRETS],
      purpose,
    });
  const sealing = sealingFor('hearthway sensitive answers');
  const { ofBuyers: stores, erasures } = createStores(connection, sealing);

  const rates = followRatesFeed({ file: config.MORTGAGE_RATES_FILE, logger, everyMilliseconds: 5_000 });
  const lenders = followLenderFile({ file: config.LENDERS_FILE, logger, everyMilliseconds: 5_000 });
  const fileSealing = sealingFor('hearthway document keys');
  const inspectFile = createInspector();
  const scanFile = config.CLAMD_URL === undefined ? undefined : createVirusScan(config.CLAMD_URL);
  const ofFiles = { fileSealing, inspectFile, scanFile, drawPage: createPageDrawer() };
  const signingCertificates = createSigningCertificateStore(connection, sealingFor('hearthway trial certificate'));
  const signingCertificate = createSigningCertificate({
    file: config.SIGNING_P12_FILE,
    password: config.SIGNING_P12_PASSWORD,
    store: signingCertificates,
    logger,
    now,
  });
  const ofEnvelopes = { codeSealing: sealingFor('hearthway signing codes'), runFillJob, signingCertificate };
  const rooms = wireRooms({ stores, outbox, transaction, rates, lenders, now, figuresAt, ...ofFiles, ofEnvelopes });

  const choice = modelChoiceOf(config);
  const model = choice.kind === 'none' ? undefined : await openModel(choice);
  const running = createRunningAnswers({
    store: stores.chats,
    logger,
    now,
    owner: randomUUID(),
    leaseMilliseconds: 15_000,
  });
  const { spendingOf, caps } = budgetsOf(budgetOptionsOf(config));
  const chat = {
    ...rooms.chat,
    running,
    knowledge: createKnowledge(figuresAt),
    engine: {
      kind: model ? ('model' as const) : ('none' as const),
      provider: providerName(choice),
      model: config.MIA_MODEL ?? null,
    },
    modelFor: (userId: string, day: string) =>
      model &&
      createModelEngine({
        model,
        patienceMilliseconds: config.MIA_MODEL_PATIENCE_MILLISECONDS,
        maxOutputTokens: 1_000,
        budget: {
          reserve: (use) => stores.chatSettings.reserve(userId, day, spendingOf(use), caps),
          async settle(reserved, used) {
            const { unit, amount } = spendingOf(used);
            await stores.chatSettings.settle(userId, day, { unit, amount: amount - spendingOf(reserved).amount });
          },
        },
      }),
  };

  const routes = [
    milestoneRoutes(rooms.milestones, rooms.checklists),
    preApprovalInfoRoutes(rooms.preApprovalInfos),
    financialProfileRoutes(rooms.financialProfiles),
    countyRoutes(),
    homeGoalsRoutes(rooms.homeGoals),
    affordabilityRoutes({ now: figuresAt }),
    lenderMatchRoutes(rooms.lenderMatches),
    calendarEventRoutes(rooms.calendarEvents),
    calendarFeedRoutes(rooms.calendarFeed),
    preApprovalRoutes(rooms.preApprovals),
    homeRoutes(rooms.homes),
    purchaseContractRoutes(rooms.purchaseContracts),
    offerRoutes(rooms.offers),
    mortgageApplicationRoutes(rooms.mortgageApplications),
    inspectionRoutes(rooms.inspections),
    underwritingRoutes(rooms.underwritings),
    closingRoutes(rooms.closings),
    guideFigureRoutes({ now: figuresAt }),
    documentRoutes(rooms.documents),
    shareRoutes(rooms.documents),
    envelopeRoutes(rooms.envelopes),
    mortgageRateRoutes(rates),
    scenarioRoutes(rooms.scenarios),
    noticeRoutes(stores.notices),
    overviewRoutes(rooms.overview),
    notificationChoiceRoutes(rooms.notificationChoices),
    chatRoutes(chat),
  ];

  // Milestones handle deleted accounts themselves: an event that comes late must not begin a journey again.
  const { milestones, ...others } = stores;
  const buyerData = {
    erasures,
    outbox,
    transaction,
    now,
    rooms: { milestones: { findForExport: (userId: string) => milestones.findForExport(userId) }, ...others },
  };
  messaging.consumer(milestoneConsumer(rooms.milestones));
  messaging.consumer(entitlementConsumer(stores.entitlements));
  messaging.consumer(buyerDataConsumer(buyerData));

  measureOverdueRows(metrics.registry, now);
  const tasks = createTasks({ connection, logger, rooms, stores, buyerData, secondErasureMilliseconds });

  return {
    ...service.serve(routes, { adminAudits, callers: config.CALLER_KEYS }),
    messaging,
    updateBasis: (change: BasisChange) =>
      transaction((transaction) => updateBasis(rooms.milestones, change, transaction)),
    readiness: { ...service.readiness, ...service.tokenReadiness },
    async start() {
      logOverdueRows(logger, now());
      await rates.start();
      await lenders.start();
      await service.start([...Object.values(stores), erasures, adminAudits, signingCertificates]);
      for (const task of tasks) task.start();
    },
    async stop() {
      await running.close();
      for (const task of tasks.toReversed()) await task.stop();
      await lenders.stop();
      await rates.stop();
      await service.stop();
    },
  } satisfies Service & Record<string, unknown>;
}
