import type {
  CalendarEvent,
  FinancialProfile,
  Milestone,
  MortgageRates,
  PreApprovalInfo,
} from '@hearthway/contracts/journey';
import { inMemoryAccount, type GivenAccount } from './in-memory/account.js';
import { inMemoryCalendarEvents } from './in-memory/calendar-events.js';
import { inMemoryFinancialProfile } from './in-memory/financial-profile.js';
import { inMemoryServer } from '@hearthway/web-kit/testing';
import { inMemoryLenders, type GivenLenders } from './in-memory/lenders.js';
import { inMemoryMilestones } from './in-memory/milestones.js';
import { inMemoryMortgageRates } from './in-memory/mortgage-rates.js';
import { inMemoryNotificationChoices } from './in-memory/notification-choices.js';
import { inMemoryPreApproval } from './in-memory/pre-approval.js';

/** The buyer's initial data; each area has a default. */
export interface GivenJourney {
  readonly milestones?: readonly Milestone[] | undefined;
  readonly preApprovalInfo?: PreApprovalInfo | undefined;
  readonly financialProfile?: FinancialProfile | undefined;
  readonly lenders?: GivenLenders | undefined;
  readonly calendarEvents?: readonly CalendarEvent[] | undefined;
  readonly mortgageRates?: MortgageRates | undefined;
  readonly account?: GivenAccount | undefined;
}

export type InMemoryJourney = ReturnType<typeof inMemoryJourney>;

/** The services behind the slice, in memory. */
export function inMemoryJourney(given: GivenJourney = {}) {
  const { routes: milestoneRoutes, finishIntroduction, ...milestones } = inMemoryMilestones(given.milestones);
  const { routes: preApprovalRoutes, ...preApproval } = inMemoryPreApproval(given.preApprovalInfo, finishIntroduction);
  const { routes: profileRoutes, ...profile } = inMemoryFinancialProfile(given.financialProfile);
  const { routes: lenderRoutes, ...lenders } = inMemoryLenders(given.lenders);
  const { routes: calendarRoutes, ...calendar } = inMemoryCalendarEvents(given.calendarEvents);
  const { routes: rateRoutes } = inMemoryMortgageRates(given.mortgageRates);
  const { routes: accountRoutes, ...account } = inMemoryAccount(given.account);
  const { routes: notificationRoutes, ...notifications } = inMemoryNotificationChoices();
  return {
    ...inMemoryServer([
      ...milestoneRoutes,
      ...preApprovalRoutes,
      ...profileRoutes,
      ...lenderRoutes,
      ...calendarRoutes,
      ...rateRoutes,
      ...accountRoutes,
      ...notificationRoutes,
    ]),
    ...milestones,
    ...preApproval,
    ...profile,
    ...lenders,
    ...calendar,
    ...account,
    ...notifications,
  };
}
