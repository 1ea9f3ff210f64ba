import { linkTokens, type Outbox, type RunInTransaction, type Sealing, type Transaction } from '@hearthway/service-kit';
import { createHash, randomInt, randomUUID } from 'node:crypto';
import { putCalendarEvent, removeCalendarEvent } from './calendar-events/index.js';
import { applyActions } from './chat/index.js';
import { closingChecklist, closingFollower, readHomeowner } from './closing/index.js';
import {
  createKeyRing,
  findKept,
  findNewestFile,
  keepFile,
  newFileKey,
  readSlots,
  readTexts,
  type ShareDependencies,
} from './documents/index.js';
import type { EnvelopeDependencies } from './envelopes/index.js';
import { planningRate, readBuyerPlan, readHasFinances, readLoanBuyer } from './financial-profile/index.js';
import { readHomeGoalsChecklist } from './home-goals/index.js';
import {
  findHome,
  homeChecklist,
  listHomes,
  putHomeUnderContract,
  putHomeUnderOffer,
  readBuyerForHomes,
  returnHomeFromOffer,
  returnHomeToBoard,
  takeTurnOnBoard,
} from './homes/index.js';
import { inspectionChecklist, inspectionFollower } from './inspection/index.js';
import { drawLot, listLenderMatches, type followLenderFile } from './lenders/index.js';
import {
  introductionChecklist,
  listMilestoneRules,
  listMilestones,
  updateBasis,
  updateIntroduction,
  type Checklists,
} from './milestones/index.js';
import {
  applicationChecklist,
  applicationFollower,
  followEstimates,
  readAppliedLoan,
} from './mortgage-application/index.js';
import type { followRatesFeed } from './mortgage-rates/index.js';
import { offerChecklist, readOfferBuyer, writeTermSheet } from './offers/index.js';
import {
  readEstimates,
  readEstimatesForChange,
  readLargestLetter,
  readLetter,
  readLetterChecklist,
} from './pre-approval/index.js';
import {
  acceptContract,
  closeContract,
  endContractOf,
  endCurrentContract,
  moveDeadline,
  readCurrentContract,
  readCurrentOrClosedContract,
  reopenContract,
} from './purchase-contract/index.js';
import { computeAffordability, readBudget, readBudgetChecklist, withResult } from './scenarios/index.js';
import type { Stores } from './stores.js';
import { appraisalChecklist, underwritingFollower } from './underwriting/index.js';

interface Wiring {
  readonly stores: Stores['ofBuyers'];
  readonly outbox: Outbox;
  readonly transaction: RunInTransaction;
  readonly rates: ReturnType<typeof followRatesFeed>;
  readonly lenders: ReturnType<typeof followLenderFile>;
  readonly now: () => Date;
  /** The moment whose figures apply. */
  readonly figuresAt: () => Date;
  readonly fileSealing: Sealing;
  readonly inspectFile: ShareDependencies['inspectFile'];
  readonly scanFile: ShareDependencies['scanFile'];
  readonly drawPage: ShareDependencies['drawPage'];
  readonly ofEnvelopes: Pick<EnvelopeDependencies, 'runFillJob' | 'signingCertificate'> & {
    readonly codeSealing: Sealing;
  };
}

/** What the use cases of each room are given. A room gets what it needs of another as functions, and never its store. */
export function wireRooms({ ofEnvelopes, ...wiring }: Wiring) {
  const { stores, outbox, transaction, rates, lenders, now, figuresAt, ...ofFiles } = wiring;
  const common = { outbox, transaction, now, figuresAt, newId: randomUUID };

  const milestones = { ...common, store: stores.milestones, insertNotice: stores.notices.insert.bind(stores.notices) };
  const calendarEvents = { ...common, store: stores.calendar };
  /** The rooms' common ways to tell about a change, in its transaction. */
  const tell = {
    updateBasis: updateBasis.bind(null, milestones),
    putCalendarEvent: putCalendarEvent.bind(null, calendarEvents),
    removeCalendarEvent: removeCalendarEvent.bind(null, calendarEvents),
  };

  const readProfile = async (userId: string) => (await stores.financialProfile.findByUser(userId))?.profile;
  const findHomeOfInfo = (userId: string) => stores.preApprovalInfo.findHome(userId);
  const readBudgetCents = readBudget({ store: stores.scenarios, computeAffordability, figuresAt });
  const readBuyer = readBuyerForHomes({
    readProfile,
    readGoals: async (userId) => (await stores.homeGoals.findByUser(userId))?.goals.buyer,
    readBudgetCents,
    planningRateBasisPoints: () => planningRate(rates.currentRates()),
    now: figuresAt,
  });

  const introduction = {
    isAnswered: (userId: string, transaction?: Transaction) => stores.preApprovalInfo.isCompleted(userId, transaction),
    hasFinances: readHasFinances({ store: stores.financialProfile }),
  };
  const tellIntroduction = { updateIntroduction: updateIntroduction.bind(null, { ...milestones, ...introduction }) };
  const financialProfiles = {
    ...common,
    ...tellIntroduction,
    store: stores.financialProfile,
    currentRates: rates.currentRates,
    findHome: findHomeOfInfo,
  };

  const mortgageApplications = {
    ...common,
    ...tell,
    store: stores.mortgageApplications,
    findContract: stores.purchaseContracts.findActive.bind(stores.purchaseContracts),
    findShownContract: (userId: string) => stores.purchaseContracts.findActiveOrLastClosed(userId),
    readEstimates: readEstimates({ store: stores.preApproval }),
    readEstimatesForChange: readEstimatesForChange({ store: stores.preApproval }),
    readInfo: (userId: string) => stores.preApprovalInfo.findApplicant(userId),
    readProfile,
  };
  const preApprovals = {
    ...common,
    ...tell,
    store: stores.preApproval,
    followEstimates: followEstimates.bind(null, mortgageApplications),
  };
  const readPurchaseBuyer = readOfferBuyer({
    readProfile,
    readPropertyUse: async (userId) => (await findHomeOfInfo(userId))?.propertyUse,
    readLetter: readLargestLetter(preApprovals),
    readBudgetCents,
    readCosts: async (userId) => (await readBuyer(userId)).costsOf,
  });

  const homes = { ...common, ...tell, store: stores.homes, readBuyer };
  const purchaseContracts = {
    ...common,
    ...tell,
    store: stores.purchaseContracts,
    putHomeUnderContract: putHomeUnderContract.bind(null, homes),
    returnHomeToBoard: returnHomeToBoard.bind(null, homes),
    followers: [
      applicationFollower(mortgageApplications),
      inspectionFollower({ ...common, ...tell, store: stores.inspections }),
      underwritingFollower({ ...common, ...tell, store: stores.underwritings, conditionStore: stores.conditions }),
      closingFollower(tell),
    ],
  };
  const offers = {
    ...common,
    store: stores.offers,
    findHome: findHome(homes),
    takeTurnOnBoard: takeTurnOnBoard.bind(null, homes),
    putHomeUnderOffer: putHomeUnderOffer.bind(null, homes),
    returnHomeFromOffer: returnHomeFromOffer.bind(null, homes),
    acceptContract: acceptContract.bind(null, purchaseContracts),
    endContractOf: endContractOf.bind(null, purchaseContracts),
    readCaps: async (userId: string) => ({
      ceilingCents: (await readBudgetCents(userId, 'ceiling')) ?? null,
      letterCents: (await readLargestLetter(preApprovals)(userId))?.amountCents ?? null,
    }),
    readBuyer: readPurchaseBuyer,
    isPayingCash: async (userId: string) => (await stores.preApproval.findByUser(userId)).progress.payingCash,
    hasToolkit: (userId: string) => stores.entitlements.hasToolkit(userId),
  };
  const ofContract = {
    readContract: readCurrentContract.bind(null, purchaseContracts),
    readShownContract: readCurrentOrClosedContract.bind(null, purchaseContracts),
  };
  const inspections = {
    ...common,
    ...tell,
    ...ofContract,
    store: stores.inspections,
    moveDeadline: moveDeadline.bind(null, purchaseContracts),
    endContract: endCurrentContract.bind(null, purchaseContracts),
    findHome: findHome(homes),
    readState: async (userId: string) => (await readProfile(userId))?.location?.state,
    readBuyer: readPurchaseBuyer,
  };
  const underwritings = {
    ...common,
    ...tell,
    ...ofContract,
    store: stores.underwritings,
    conditionStore: stores.conditions,
    readLoan: readAppliedLoan(mortgageApplications),
    readBuyer: readLoanBuyer(financialProfiles),
    readLetter: readLetter(preApprovals),
  };

  const closings = {
    ...common,
    ...tell,
    store: stores.closings,
    findContract: stores.purchaseContracts.findActiveOrLastClosed.bind(stores.purchaseContracts),
    closeContract: closeContract.bind(null, purchaseContracts),
    reopenContract: reopenContract.bind(null, purchaseContracts),
    readApplication: async (userId: string, contractId: string) =>
      (await stores.mortgageApplications.findByContract(userId, contractId)).entry,
    readEstimates: mortgageApplications.readEstimates,
  };

  const documents = {
    ...common,
    ...tell,
    store: stores.documents.documents,
    uploads: stores.documents.uploads,
    files: stores.documents.files,
    downloads: stores.documents.downloads,
    shares: stores.documents.shares,
    keys: createKeyRing(ofFiles.fileSealing),
    linkTokens,
    newFileKey,
    inspectFile: ofFiles.inspectFile,
    scanFile: ofFiles.scanFile,
    drawPage: ofFiles.drawPage,
    readProfile,
    readInfo: (userId: string) => stores.preApprovalInfo.findApplicant(userId),
    readContract: ofContract.readShownContract,
    readYearBuilt: async (userId: string, homeId: string) => (await findHome(homes)(userId, homeId))?.yearBuilt,
    isPayingCash: async (userId: string) => (await stores.preApproval.findByUser(userId)).progress.payingCash,
  };
  const { codeSealing, ...sealingParts } = ofEnvelopes;
  const envelopes = {
    ...common,
    ...sealingParts,
    store: stores.envelopes.envelopes,
    access: stores.envelopes.access,
    mails: stores.envelopes.mails,
    files: documents.files,
    keys: documents.keys,
    newFileKey,
    sealing: codeSealing,
    linkTokens,
    newCode: () => String(randomInt(1_000_000)).padStart(6, '0'),
    sha256: (text: string) => createHash('sha256').update(text).digest('hex'),
    findNewestFile: findNewestFile.bind(null, documents),
    keepFile: keepFile.bind(null, documents),
    writeTermSheet: writeTermSheet.bind(null, offers),
    readName: async (userId: string) => {
      const info = await stores.preApprovalInfo.findApplicant(userId);
      return info ? `${info.firstName} ${info.lastName}`.trim() : '';
    },
  };

  const checklists: Checklists = {
    "Let's Get to Know You!": introductionChecklist(introduction),
    'Get Pre-Approved': readLetterChecklist(preApprovals),
    'Home Goals': readHomeGoalsChecklist(stores.homeGoals),
    'Buying Power': readBudgetChecklist(stores.scenarios),
    'Home Search': homeChecklist(homes),
    'Make Offer': offerChecklist({
      store: stores.offers,
      hasContract: (userId) => stores.purchaseContracts.hasContract(userId),
    }),
    'Mortgage Application': applicationChecklist(mortgageApplications),
    'Home Inspection': inspectionChecklist(inspections),
    Appraisal: appraisalChecklist(underwritings),
    Closing: closingChecklist(closings),
  };

  const scenarios = { ...common, ...tell, store: stores.scenarios, linkTokens, computeAffordability };
  const lenderMatches = {
    ...common,
    store: stores.lenderMatches,
    currentLenders: lenders.currentLenders,
    currentRates: rates.currentRates,
    readBuyerPlan: readBuyerPlan(financialProfiles),
    drawLot,
  };
  /** What Mia’s tools may read of a buyer. Citizenship and marital status are no part of it. */
  const readerOf = (userId: string) => ({
    profile: () => readProfile(userId),
    homeAnswers: async () => {
      const info = await stores.preApprovalInfo.findByUser(userId);
      return info
        ? { propertyType: info.propertyType, propertyUse: info.propertyUse, propertyState: info.propertyState }
        : null;
    },
    scenarios: async () => {
      const list = await stores.scenarios.findByUser(userId);
      return list.scenarios.map((scenario) => withResult(scenarios, list, scenario));
    },
    contract: () => readCurrentContract(purchaseContracts, userId),
    milestones: () => listMilestones(milestones, userId),
    milestoneRules: async () => (await listMilestoneRules(checklists, userId)).rules,
    lenderMatches: () => listLenderMatches(lenderMatches, userId),
    homes: async () => (await listHomes(homes, userId)).homes,
    documentSlots: async () => (await readSlots(documents, userId)).slots,
    timeZone: async () => {
      const chosen = (await stores.notificationChoices.findByUser(userId)).timeZone;
      return chosen ?? 'America/Chicago';
    },
  });

  return {
    milestones,
    checklists,
    chat: {
      ...common,
      store: stores.chats,
      settings: stores.chatSettings,
      readerOf,
      findDocuments: async (userId: string, ids: readonly string[]) =>
        (await findKept(documents, userId)).filter(({ id }) => ids.includes(id)),
      readTexts: readTexts.bind(null, documents),
      computeAffordability,
      currentRates: rates.currentRates,
      applyAction: applyActions({ calendarEvents, scenarios, homes, settings: stores.chatSettings, now }),
    },
    calendarEvents,
    preApprovals,
    financialProfiles,
    mortgageApplications,
    homes,
    purchaseContracts,
    offers,
    inspections,
    underwritings,
    closings,
    documents,
    envelopes,
    preApprovalInfos: { ...common, ...tellIntroduction, store: stores.preApprovalInfo },
    homeGoals: { ...common, ...tell, store: stores.homeGoals, findBudget: readBudgetCents },
    lenderMatches,
    calendarFeed: {
      store: stores.calendarFeed,
      linkTokens,
      now,
      findEvents: (userId: string) => stores.calendar.findByUser(userId),
    },
    scenarios,
    overview: {
      readFirstName: (userId: string) => stores.preApprovalInfo.findFirstName(userId),
      readBudgetCents,
      readLetter: readLetter(preApprovals),
      readHomeCounts: (userId: string) => stores.homes.findCounts(userId),
      readHomeowner: readHomeowner.bind(null, closings),
      readNextEvent: (userId: string) => stores.calendar.findNext(userId, now()),
    },
    notificationChoices: {
      store: stores.notificationChoices,
      planAlertsAgain: (userId: string) => stores.calendar.planAlertsAgain(userId, now()),
    },
  };
}

export type Rooms = ReturnType<typeof wireRooms>;
