import type { Purchases } from '@hearthway/contracts/commerce';
import { homeGoalsChecklist } from '@hearthway/contracts/home-goals';
import {
  getOverview,
  type CalendarEvent,
  type FinancialProfile,
  type Home,
  type Milestone,
  type MilestoneRule,
  type MortgageRates,
  type Notice,
  type Overview,
  type PreApprovalInfo,
  type Scenario,
} from '@hearthway/contracts/journey';
import { computeAffordability, inMemoryAffordability } from './in-memory/affordability.js';
import { inMemoryScenarios } from './in-memory/scenarios.js';
import { inMemoryAccount, type GivenAccount } from './in-memory/account.js';
import { inMemoryCalendarEvents } from './in-memory/calendar-events.js';
import { inMemoryContract, type GivenContract } from './in-memory/contract.js';
import { inMemoryFinancialProfile } from './in-memory/financial-profile.js';
import { inMemoryHomeGoals, type GivenHomeGoals } from './in-memory/home-goals.js';
import { inMemoryGuideFigures } from './in-memory/guide-figures.js';
import { inMemoryHomes } from './in-memory/homes.js';
import { inMemoryChat, type GivenChat } from './in-memory/chat.js';
import { inMemoryClosing, type GivenClosing } from './in-memory/closing.js';
import { inMemoryDocuments, type GivenDocuments } from './in-memory/documents.js';
import { inMemoryInspection, type GivenInspection } from './in-memory/inspection.js';
import { inMemoryServer, route } from '@hearthway/web-kit/testing';
import { inMemoryGettingPreApproved, type GivenPreApproval } from './in-memory/getting-pre-approved.js';
import { inMemoryLenders, type GivenLenders } from './in-memory/lenders.js';
import { inMemoryMilestones } from './in-memory/milestones.js';
import { inMemoryMortgageApplication, type GivenMortgageApplication } from './in-memory/mortgage-application.js';
import { inMemoryMortgageRates } from './in-memory/mortgage-rates.js';
import { inMemoryNotices } from './in-memory/notices.js';
import { inMemoryNotificationChoices } from './in-memory/notification-choices.js';
import { inMemoryOffers, type GivenOffers } from './in-memory/offers.js';
import { inMemoryPurchases } from './in-memory/purchases.js';
import { inMemoryPreApproval } from './in-memory/pre-approval.js';
import { inMemoryUnderwriting, type GivenUnderwriting } from './in-memory/underwriting.js';

const nothingYet: Overview = { firstName: null, budgetCents: null, letter: null, homes: null, nextEvent: null };

/** The buyer's initial data; each area has a default. */
export interface GivenJourney {
  readonly milestones?: readonly Milestone[] | undefined;
  readonly preApprovalInfo?: PreApprovalInfo | undefined;
  readonly financialProfile?: FinancialProfile | undefined;
  readonly homeGoals?: GivenHomeGoals | undefined;
  readonly lenders?: GivenLenders | undefined;
  readonly gettingPreApproved?: GivenPreApproval | undefined;
  readonly calendarEvents?: readonly CalendarEvent[] | undefined;
  readonly contract?: GivenContract | undefined;
  readonly homes?: readonly Home[] | undefined;
  readonly chat?: GivenChat | undefined;
  readonly closing?: GivenClosing | undefined;
  readonly documents?: GivenDocuments | undefined;
  readonly inspection?: GivenInspection | undefined;
  readonly offers?: GivenOffers | undefined;
  readonly mortgageApplication?: GivenMortgageApplication | undefined;
  readonly mortgageRates?: MortgageRates | undefined;
  readonly scenarios?: readonly Scenario[] | undefined;
  readonly underwriting?: GivenUnderwriting | undefined;
  readonly account?: GivenAccount | undefined;
  readonly purchases?: Purchases | undefined;
  readonly overview?: Partial<Overview> | undefined;
  readonly notices?: readonly Notice[] | undefined;
  readonly milestoneRules?: readonly MilestoneRule[] | undefined;
}

export type InMemoryJourney = ReturnType<typeof inMemoryJourney>;

/** The services behind the slice, in memory. */
export function inMemoryJourney(given: GivenJourney = {}) {
  const { routes: milestoneRoutes, finishIntroduction, ...milestones } = inMemoryMilestones(given.milestones);
  const updateIntroduction = (): void => {
    const { missingForMatching } = profile.financialProfile().assessment;
    if (preApproval.preApprovalInfo()?.completedAt && missingForMatching.length === 0) finishIntroduction();
  };
  const { routes: preApprovalRoutes, ...preApproval } = inMemoryPreApproval(given.preApprovalInfo, updateIntroduction);
  const { routes: profileRoutes, ...profile } = inMemoryFinancialProfile(given.financialProfile, updateIntroduction);
  const { routes: goalRoutes, ...homeGoals } = inMemoryHomeGoals(given.homeGoals, (met) => {
    milestones.setBasis('Home Goals', met);
  });
  const { routes: lenderRoutes, ...lenders } = inMemoryLenders(given.lenders);
  const { routes: gettingPreApprovedRoutes, ...gettingPreApproved } = inMemoryGettingPreApproved(
    given.gettingPreApproved,
    (met) => {
      milestones.setBasis('Get Pre-Approved', met);
    },
  );
  const { routes: calendarRoutes, ...calendar } = inMemoryCalendarEvents(given.calendarEvents);
  const { routes: contractRoutes, ...contract } = inMemoryContract(given.contract);
  const { routes: inspectionRoutes, ...inspection } = inMemoryInspection(given.inspection, contract, (met) => {
    milestones.setBasis('Home Inspection', met);
  });
  const { routes: homeRoutes, ...homes } = inMemoryHomes(given.homes);
  const { routes: offerRoutes, ...offers } = inMemoryOffers(given.offers, homes.homes, () => {
    milestones.setBasis('Make Offer', true);
  });
  const { routes: applicationRoutes, ...application } = inMemoryMortgageApplication(given.mortgageApplication, {
    contract: contract.contract,
    shownContract: contract.shownContract,
    estimates: gettingPreApproved.estimates,
    onBasis: (met) => {
      milestones.setBasis('Mortgage Application', met);
    },
  });
  const { routes: underwritingRoutes, ...underwriting } = inMemoryUnderwriting(given.underwriting, {
    contract: contract.contract,
    shownContract: contract.shownContract,
    onBasis: (met) => {
      milestones.setBasis('Appraisal', met);
    },
  });
  const { routes: closingRoutes, ...closing } = inMemoryClosing(given.closing, {
    contract: contract.contract,
    onBasis: (met) => {
      milestones.setBasis('Closing', met);
    },
  });
  const { routes: chatRoutes, ...chat } = inMemoryChat(given.chat);
  const { routes: guideFigureRoutes } = inMemoryGuideFigures();
  const { routes: documentRoutes, ...documents } = inMemoryDocuments(given.documents);
  const { routes: rateRoutes } = inMemoryMortgageRates(given.mortgageRates);
  const { routes: accountRoutes, ...account } = inMemoryAccount(given.account);
  const { routes: notificationRoutes, ...notifications } = inMemoryNotificationChoices();
  const { routes: affordabilityRoutes } = inMemoryAffordability();
  const { routes: scenarioRoutes, ...scenarios } = inMemoryScenarios({
    scenarios: given.scenarios ?? [],
    compute: computeAffordability,
    onBudget: (pinned) => {
      milestones.setBasis('Buying Power', pinned);
    },
  });
  const { routes: noticeRoutes, ...notices } = inMemoryNotices(
    given.notices,
    () =>
      given.milestoneRules ?? [
        { title: 'Home Goals', items: homeGoalsChecklist(homeGoals.homeGoals().goals) },
        {
          title: 'Buying Power',
          items: [{ text: 'Pin a budget', done: scenarios.scenarios().some(({ pinned }) => pinned) }],
        },
      ],
  );
  return {
    ...inMemoryServer([
      ...affordabilityRoutes,
      ...scenarioRoutes,
      ...milestoneRoutes,
      ...preApprovalRoutes,
      ...profileRoutes,
      ...goalRoutes,
      ...lenderRoutes,
      ...gettingPreApprovedRoutes,
      ...calendarRoutes,
      ...contractRoutes,
      ...inspectionRoutes,
      ...homeRoutes,
      ...offerRoutes,
      ...applicationRoutes,
      ...underwritingRoutes,
      ...closingRoutes,
      ...chatRoutes,
      ...guideFigureRoutes,
      ...documentRoutes,
      ...rateRoutes,
      ...accountRoutes,
      ...inMemoryPurchases(given.purchases).routes,
      ...noticeRoutes,
      route(getOverview, () => ({ ...nothingYet, ...given.overview })),
      ...notificationRoutes,
    ]),
    ...milestones,
    ...scenarios,
    ...preApproval,
    ...profile,
    ...homeGoals,
    ...lenders,
    ...gettingPreApproved,
    ...calendar,
    ...contract,
    ...inspection,
    ...homes,
    ...offers,
    ...application,
    ...underwriting,
    ...closing,
    ...chat,
    ...documents,
    ...account,
    ...notices,
    ...notifications,
  };
}
