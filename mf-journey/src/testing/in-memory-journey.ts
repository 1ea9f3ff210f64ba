import type { HomeGoals } from '@hearthway/contracts/home-goals';
import {
  getMortgageRates,
  introductionKey,
  sampleMortgageRates,
  type CalendarEvent,
  type EventAlert,
  type FinancialProfile,
  type Milestone,
  type MortgageRates,
  type PreApprovalInfo,
} from '@hearthway/contracts/journey';
import { operationsByService } from '@hearthway/contracts/operations';
import { inMemoryAccount, type GivenAccount } from './in-memory/account.js';
import { inMemoryAffordability } from './in-memory/affordability.js';
import { inMemoryAppraisal, type GivenAppraisal } from './in-memory/appraisal.js';
import { inMemoryCalendar } from './in-memory/calendar.js';
import { inMemoryChat, type GivenChat } from './in-memory/chat.js';
import { inMemoryClosing, type GivenClosing } from './in-memory/closing.js';
import { inMemoryContract, type GivenContract } from './in-memory/contract.js';
import { inMemoryDocuments, type GivenDocuments } from './in-memory/documents.js';
import { inMemoryDocumentShares, type GivenDocumentShares } from './in-memory/document-shares.js';
import { inMemoryEnvelopes, type GivenEnvelopes } from './in-memory/envelopes.js';
import { inMemoryFinancialProfile } from './in-memory/financial-profile.js';
import { inMemoryHomeGoals } from './in-memory/home-goals.js';
import { inMemoryRecords, inMemoryServer, route } from '@hearthway/web-kit/testing';
import { inMemoryHomes, type GivenHomes } from './in-memory/homes.js';
import { inMemoryInspection, type GivenInspection } from './in-memory/inspection.js';
import { inMemoryLenders, type GivenLenders } from './in-memory/lenders.js';
import { inMemoryLendersAndLetters, type GivenLendersAndLetters } from './in-memory/lenders-and-letters.js';
import { inMemoryMilestones } from './in-memory/milestones.js';
import { inMemoryMortgageApplication, type GivenMortgageApplication } from './in-memory/mortgage-application.js';
import { inMemoryOffers, type GivenOffers } from './in-memory/offers.js';
import { inMemoryPhotos } from './in-memory/photos.js';
import { inMemoryPreApproval } from './in-memory/pre-approval.js';
import { inMemoryPurchases, type GivenPurchases } from './in-memory/purchases.js';
import { inMemoryScenarios, type GivenScenario } from './in-memory/scenarios.js';
import { inMemoryUnderwriting, type GivenUnderwriting } from './in-memory/underwriting.js';

/** The buyer's initial data; each area has a default. */
export interface GivenJourney {
  readonly milestones?: readonly Milestone[] | undefined;
  readonly preApprovalInfo?: PreApprovalInfo | undefined;
  readonly financialProfile?: FinancialProfile | undefined;
  readonly lenders?: GivenLenders | undefined;
  readonly calendarEvents?: readonly CalendarEvent[] | undefined;
  readonly alerts?: readonly EventAlert[] | undefined;
  readonly mortgageRates?: MortgageRates | undefined;
  readonly scenarios?: readonly GivenScenario[] | undefined;
  readonly homeGoals?: HomeGoals | undefined;
  readonly homes?: GivenHomes | undefined;
  readonly lendersAndLetters?: GivenLendersAndLetters | undefined;
  readonly contract?: GivenContract | undefined;
  readonly closing?: GivenClosing | undefined;
  readonly offers?: GivenOffers | undefined;
  readonly mortgageApplication?: GivenMortgageApplication | undefined;
  readonly inspection?: GivenInspection | undefined;
  readonly underwriting?: GivenUnderwriting | undefined;
  readonly appraisal?: GivenAppraisal | undefined;
  readonly documents?: GivenDocuments | undefined;
  readonly documentShares?: GivenDocumentShares | undefined;
  readonly envelopes?: GivenEnvelopes | undefined;
  readonly account?: GivenAccount | undefined;
  readonly purchases?: GivenPurchases | undefined;
  readonly chat?: GivenChat | undefined;
  /** Of the collections and values that need no double of their own (`inMemoryRecords`), by path. */
  readonly records?: Readonly<Record<string, unknown>> | undefined;
}

export type InMemoryJourney = ReturnType<typeof inMemoryJourney>;

/** The services behind the slice, in memory. */
export function inMemoryJourney(given: GivenJourney = {}) {
  const onSaved = (): void => {
    updateByRules();
  };
  const { routes: preApprovalRoutes, isAnswered, ...preApproval } = inMemoryPreApproval(given.preApprovalInfo, onSaved);
  const { routes: profileRoutes, hasFinances, ...profile } = inMemoryFinancialProfile(given.financialProfile, onSaved);
  const { routes: scenarioRoutes, budgetItems } = inMemoryScenarios(given.scenarios, onSaved);
  const { routes: goalRoutes, goalItems, ...homeGoals } = inMemoryHomeGoals(given.homeGoals, onSaved);
  const { routes: homeRoutes, searchItems, ...homes } = inMemoryHomes(given.homes, onSaved);
  const { routes: letterRoutes, letterItems, ...letters } = inMemoryLendersAndLetters(given.lendersAndLetters, onSaved);
  const { routes: contractRoutes, contractItems, ...contract } = inMemoryContract(given.contract, onSaved);
  const { acceptContract } = contract;
  const {
    routes: inspectionRoutes,
    inspectionItems,
    ...inspection
  } = inMemoryInspection(given.inspection, contract, onSaved);
  const { routes: closingRoutes, closingItems, ...closing } = inMemoryClosing(given.closing, contract, onSaved);
  const {
    routes: appraisalRoutes,
    appraisalItems,
    ...appraisal
  } = inMemoryAppraisal(given.appraisal, contract.contract, onSaved);
  const { routes: offerRoutes, ...offers } = inMemoryOffers(given.offers, homes.homes, acceptContract, onSaved);
  const {
    routes: applicationRoutes,
    applicationItems,
    ...application
  } = inMemoryMortgageApplication(given.mortgageApplication, contract.contract, onSaved);
  const {
    routes: underwritingRoutes,
    underwritingItems,
    ...underwriting
  } = inMemoryUnderwriting(given.underwriting, contract.contract, onSaved);
  const { routes: milestoneRoutes, updateByRules } = inMemoryMilestones(given.milestones, [
    {
      key: introductionKey,
      items: () => [
        { text: 'Answer the ten questions', done: isAnswered(), path: '/get-to-know-you' },
        { text: 'Complete your financial profile', done: hasFinances(), path: '/pre-approval-form' },
      ],
    },
    { key: 'buying-power', items: budgetItems },
    { key: 'home-goals', items: goalItems },
    { key: 'home-search', items: searchItems },
    { key: 'get-pre-approved', items: letterItems },
    { key: 'make-offer', items: contractItems },
    { key: 'mortgage-application', items: applicationItems },
    { key: 'home-inspection', items: inspectionItems },
    { key: 'appraisal', items: () => [...underwritingItems(), ...appraisalItems()] },
    { key: 'closing', items: closingItems },
  ]);
  const { routes: lenderRoutes } = inMemoryLenders(given.lenders);
  const { routes: calendarRoutes } = inMemoryCalendar(given.calendarEvents, given.alerts);
  const { routes: chatRoutes, ...chat } = inMemoryChat(given.chat);
  const { routes: documentRoutes, ...documents } = inMemoryDocuments(given.documents);
  const { shareRoutes, ...documentShares } = inMemoryDocumentShares(given.documentShares);
  const { envelopeRoutes, ...envelopes } = inMemoryEnvelopes(given.envelopes);
  const { routes: accountRoutes, ...account } = inMemoryAccount(given.account);
  return {
    ...inMemoryServer([
      ...milestoneRoutes,
      ...preApprovalRoutes,
      ...profileRoutes,
      ...lenderRoutes,
      ...calendarRoutes,
      route(getMortgageRates, () => given.mortgageRates ?? { rates: [...sampleMortgageRates], source: null }),
      ...accountRoutes,
      ...inMemoryPurchases(given.purchases).routes,
      ...inMemoryAffordability().routes,
      ...scenarioRoutes,
      ...goalRoutes,
      ...homeRoutes,
      ...letterRoutes,
      ...contractRoutes,
      ...closingRoutes,
      ...offerRoutes,
      ...applicationRoutes,
      ...inspectionRoutes,
      ...underwritingRoutes,
      ...appraisalRoutes,
      ...chatRoutes,
      ...documentRoutes,
      ...shareRoutes,
      ...envelopeRoutes,
      ...inMemoryPhotos(documents).routes,
      ...inMemoryRecords(operationsByService.journey, given.records),
    ]),
    ...preApproval,
    ...profile,
    ...homeGoals,
    ...letters,
    ...contract,
    ...closing,
    ...offers,
    ...application,
    ...inspection,
    ...underwriting,
    ...appraisal,
    ...documents,
    ...documentShares,
    ...envelopes,
    ...account,
    ...homes,
    ...chat,
  };
}
