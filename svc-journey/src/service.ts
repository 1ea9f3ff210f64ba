import { eventCatalogue } from '@hearthway/contracts/catalogue';
import { identityIssuer } from '@hearthway/contracts/identity';
import { createCallVerifier, createSealing, openService, type ServiceParts } from '@hearthway/service-kit';
import { openAffordability } from './affordability/index.js';
import { openAlerts } from './alerts/index.js';
import { openAppraisal } from './appraisal/index.js';
import { openBuyerData } from './buyer-data/index.js';
import { openCalendarEvents } from './calendar-events/index.js';
import { openCalendarFeed } from './calendar-feed/index.js';
import { chosenModel, openChat } from './chat/index.js';
import type { Config } from './config.js';
import { openClosing } from './closing/index.js';
import { openCounties } from './counties/index.js';
import { openDocuments, openPhotoCounts } from './documents/index.js';
import { openEnvelopes } from './envelopes/index.js';
import { openFinancialProfile } from './financial-profile/index.js';
import { openHomeGoals } from './home-goals/index.js';
import { openHomes } from './homes/index.js';
import { openInspection } from './inspection/index.js';
import { openLenders } from './lenders/index.js';
import { openMilestones } from './milestones/index.js';
import { openMortgageApplication } from './mortgage-application/index.js';
import { openMortgageRates } from './mortgage-rates/index.js';
import { openNotificationChoices } from './notification-choices/index.js';
import { openLiveOffers, openOffers } from './offers/index.js';
import { openPolicy } from './policy/index.js';
import { openPreApproval } from './pre-approval/index.js';
import { openPreApprovalInfo } from './pre-approval-info/index.js';
import { openPurchaseContract } from './purchase-contract/index.js';
import { openScenarios } from './scenarios/index.js';
import { openUnderwriting } from './underwriting/index.js';
import { openUnlockedOffers } from './unlocked-offers/index.js';

interface Parts extends ServiceParts<Config> {
  /** The date and time whose figures apply: loan limits end with their year. */
  readonly figuresAt?: () => Date;
  /** How often to look for deleted buyers who are due for their second erasure. */
  readonly secondErasureMilliseconds?: number;
  /** How often to look for loan limits that an operator has loaded. */
  readonly loanLimitMilliseconds?: number;
  /** How often to look for buyers whose last pre-approval letter has expired. */
  readonly letterExpiryMilliseconds?: number;
  /** How often to look for calendar events whose alerts are due. */
  readonly alertMilliseconds?: number;
}

/** Wires the service together; no logic. */
export async function buildService({ config, logger, metrics, ...changes }: Parts) {
  const {
    figuresAt = () => new Date(),
    secondErasureMilliseconds = 10_000,
    loanLimitMilliseconds = 10_000,
    letterExpiryMilliseconds = 60_000,
    alertMilliseconds = 15_000,
  } = changes;
  const { dependencies, serve, issuerClient } = await openService({
    name: 'journey',
    catalogue: eventCatalogue,
    issuer: identityIssuer,
    issuerUrl: config.IDENTITY_OPERATIONS_URL,
    config,
    logger,
    metrics,
  });
  const sealingFor = (purpose: string) =>
    createSealing({
      secretName: 'SENSITIVE_DATA_SECRET',
      secrets: [config.SENSITIVE_DATA_SECRET, ...config.SENSITIVE_DATA_FORMER_SECRETS],
      purpose,
    });
  const milestones = openMilestones(dependencies);
  const preApprovalInfo = openPreApprovalInfo({
    ...dependencies,
    sealing: sealingFor('hearthway sensitive answers'),
    addToRule: milestones.addToRule,
  });
  const mortgageRates = openMortgageRates(dependencies, config.MORTGAGE_RATES_FILE);
  const policy = openPolicy(dependencies, loanLimitMilliseconds);
  const financialProfile = openFinancialProfile({
    ...dependencies,
    currentRates: mortgageRates.currentRates,
    addToRule: milestones.addToRule,
    findHome: preApprovalInfo.findHome,
    policyRowsFor: policy.rowsFor,
    draftKeySecret: config.SENSITIVE_DATA_SECRET,
    now: figuresAt,
  });
  const scenarios = openScenarios({
    ...dependencies,
    addToRule: milestones.addToRule,
    policyRowsFor: policy.rowsFor,
    now: figuresAt,
  });
  const calendarEvents = openCalendarEvents({ ...dependencies, now: figuresAt });
  const ofCalendar = { ...dependencies, now: figuresAt, calendarEventStore: calendarEvents.calendarEventStore };
  const notificationChoices = openNotificationChoices(ofCalendar);
  const homeGoals = openHomeGoals({ ...dependencies, addToRule: milestones.addToRule });
  const homes = openHomes({
    ...dependencies,
    addToRule: milestones.addToRule,
    keepEvents: calendarEvents.keepEvents,
    readBuyerPlan: financialProfile.readBuyerPlan,
    readBudget: scenarios.readBudget,
    readGoals: homeGoals.readGoals,
    policyRowsFor: policy.rowsFor,
    figuresAt,
  });
  const lenders = openLenders(
    { ...dependencies, readBuyerPlan: financialProfile.readBuyerPlan, currentRates: mortgageRates.currentRates },
    config.LENDERS_FILE,
  );
  const preApproval = openPreApproval(
    {
      ...dependencies,
      addToRule: milestones.addToRule,
      keepEvents: calendarEvents.keepEvents,
      policyRowsFor: policy.rowsFor,
      now: figuresAt,
    },
    letterExpiryMilliseconds,
  );
  const purchaseContract = openPurchaseContract({
    ...dependencies,
    addToRule: milestones.addToRule,
    reopenMilestones: milestones.reopenMilestones,
    keepEvents: calendarEvents.keepEvents,
    putUnderContract: homes.putUnderContract,
    moveBack: homes.moveBack,
    ...openLiveOffers({ ...dependencies, keepEvents: calendarEvents.keepEvents, now: figuresAt }),
    now: figuresAt,
  });
  const unlockedOffers = openUnlockedOffers({ ...dependencies, wasErased: milestones.wasErased });
  const offers = openOffers({
    ...dependencies,
    addToRule: milestones.addToRule,
    keepEvents: calendarEvents.keepEvents,
    readHome: homes.readHome,
    putUnderOffer: homes.putUnderOffer,
    moveBack: homes.moveBack,
    acceptContract: purchaseContract.acceptContract,
    endContractOf: purchaseContract.endContractOf,
    hasContract: purchaseContract.hasContract,
    hasToolkit: unlockedOffers.hasToolkit,
    isPayingCash: preApproval.isPayingCash,
    readLetter: preApproval.readLetter,
    readBudget: scenarios.readBudget,
    readBuyerPlan: financialProfile.readBuyerPlan,
    readProfile: financialProfile.readProfile,
    policyRowsFor: policy.rowsFor,
    now: figuresAt,
  });
  const ofContract = {
    ...dependencies,
    addToRule: milestones.addToRule,
    keepEvents: calendarEvents.keepEvents,
    readShownContract: purchaseContract.readShownContract,
    lockContract: purchaseContract.lockContract,
    followContract: purchaseContract.followContract,
    policyRowsFor: policy.rowsFor,
    now: figuresAt,
  };
  const mortgageApplication = openMortgageApplication({
    ...ofContract,
    readEstimates: preApproval.readEstimates,
    followEstimates: preApproval.followEstimates,
    findApplicant: preApprovalInfo.findApplicant,
    readProfile: financialProfile.readProfile,
  });
  const ofLoan = {
    ...ofContract,
    readApplication: mortgageApplication.readApplication,
    readChosenEstimate: mortgageApplication.readChosenEstimate,
    readLenderEstimates: mortgageApplication.readLenderEstimates,
  };
  const inspection = openInspection({
    ...ofLoan,
    ...openPhotoCounts(dependencies),
    moveDeadline: purchaseContract.moveDeadline,
    settleDeadline: purchaseContract.settleDeadline,
    endContractOf: purchaseContract.endContractOf,
    readEarlierContracts: purchaseContract.readEarlierContracts,
    readHome: homes.readHome,
    readProfile: financialProfile.readProfile,
    readBuyerPlan: financialProfile.readBuyerPlan,
    readBudget: scenarios.readBudget,
  });
  const underwriting = openUnderwriting({
    ...ofLoan,
    readPreApproval: preApproval.readPreApproval,
    readMonthlyIncome: financialProfile.readMonthlyIncome,
  });
  const appraisal = openAppraisal({
    ...ofLoan,
    readBuyerPlan: financialProfile.readBuyerPlan,
    listOffers: offers.listOffers,
  });
  const closing = openClosing({
    ...ofLoan,
    followEstimates: preApproval.followEstimates,
    readAppraisedValue: appraisal.readAppraisedValue,
    settleDeadline: purchaseContract.settleDeadline,
    closeContract: purchaseContract.closeContract,
    reopenContract: purchaseContract.reopenContract,
  });
  const documents = openDocuments({
    ...dependencies,
    sealing: sealingFor('hearthway document keys'),
    virusScannerUrl: config.CLAMD_URL,
    keepEvents: calendarEvents.keepEvents,
    readProfile: financialProfile.readProfile,
    findApplicant: preApprovalInfo.findApplicant,
    readShownContract: purchaseContract.readShownContract,
    readHome: homes.readHome,
    readBuyerPlan: financialProfile.readBuyerPlan,
    isPayingCash: preApproval.isPayingCash,
    readInspection: inspection.readInspection,
    hasFinding: inspection.hasFinding,
    followHomes: homes.followHomes,
    followFindings: inspection.followFindings,
    listConditions: underwriting.listConditions,
    figuresAt,
  });
  const { SIGNING_P12_FILE: p12File, SIGNING_P12_PASSWORD: password } = config;
  const envelopes = openEnvelopes({
    ...dependencies,
    keySealing: sealingFor('hearthway document keys'),
    codeSealing: sealingFor('hearthway signing codes'),
    certificateSealing: sealingFor('hearthway trial certificate'),
    p12: p12File === undefined ? undefined : { file: p12File, password },
    identity: issuerClient,
    findNewestPdf: documents.findNewestPdf,
    keepPdf: documents.keepPdf,
    keepEvents: calendarEvents.keepEvents,
    writeTermSheet: offers.writeTermSheet,
    findApplicant: preApprovalInfo.findApplicant,
  });
  const chat = await openChat(
    {
      ...dependencies,
      policyRowsFor: policy.rowsFor,
      currentRates: mortgageRates.currentRates,
      figuresAt,
      reads: {
        ...milestones,
        ...preApprovalInfo,
        ...financialProfile,
        ...calendarEvents,
        ...scenarios,
        ...homes,
        ...lenders,
        ...preApproval,
        ...purchaseContract,
        ...offers,
        ...mortgageApplication,
        ...inspection,
        ...underwriting,
        ...appraisal,
        ...closing,
        ...documents,
        ...envelopes,
      },
      actions: { ...calendarEvents, ...scenarios, ...homes },
    },
    chosenModel(config),
  );
  const modules = [
    milestones,
    preApprovalInfo,
    financialProfile,
    openCounties(),
    openAffordability({ policyRowsFor: policy.rowsFor, now: figuresAt }),
    scenarios,
    homes,
    lenders,
    homeGoals,
    calendarEvents,
    preApproval,
    purchaseContract,
    offers,
    mortgageApplication,
    inspection,
    underwriting,
    appraisal,
    closing,
    documents,
    envelopes,
    mortgageRates,
    openCalendarFeed(ofCalendar),
    notificationChoices,
    openAlerts({ ...ofCalendar, findChoices: notificationChoices.findChoices }, alertMilliseconds),
    unlockedOffers,
    policy,
    chat,
  ];
  return serve([...modules, openBuyerData(dependencies, modules, secondErasureMilliseconds)], {
    needsTokens: true,
    callVerifier: createCallVerifier({ service: 'journey', callers: config.CALLER_KEYS }),
  });
}
