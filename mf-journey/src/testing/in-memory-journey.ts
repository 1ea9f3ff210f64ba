import type {
  CalendarEvent,
  FinancialProfile,
  Milestone,
  MortgageRates,
  PreApprovalInfo,
} from '@hearthway/contracts/journey';
import { inMemoryCalendarEvents } from './in-memory/calendar-events.js';
import { inMemoryFinancialProfile } from './in-memory/financial-profile.js';
import { inMemoryServer } from '@hearthway/web-kit/testing';
import { inMemoryLenders, type GivenLenders } from './in-memory/lenders.js';
import { inMemoryMilestones } from './in-memory/milestones.js';
import { inMemoryMortgageRates } from './in-memory/mortgage-rates.js';
import { inMemoryPreApproval } from './in-memory/pre-approval.js';

/** What the buyer has from the start; each area has its own default. */
export interface GivenJourney {
  readonly milestones?: readonly Milestone[] | undefined;
  readonly preApprovalInfo?: PreApprovalInfo | undefined;
  readonly financialProfile?: FinancialProfile | undefined;
  readonly lenders?: GivenLenders | undefined;
  readonly calendarEvents?: readonly CalendarEvent[] | undefined;
  readonly mortgageRates?: MortgageRates | undefined;
}

export type InMemoryJourney = ReturnType<typeof inMemoryJourney>;

/** svc-journey without a network, area by area. */
export function inMemoryJourney(given: GivenJourney = {}) {
  const { routes: milestoneRoutes, finishIntroduction, ...milestones } = inMemoryMilestones(given.milestones);
  const { routes: preApprovalRoutes, ...preApproval } = inMemoryPreApproval(given.preApprovalInfo, finishIntroduction);
  const { routes: profileRoutes, ...profile } = inMemoryFinancialProfile(given.financialProfile);
  const { routes: lenderRoutes, ...lenders } = inMemoryLenders(given.lenders);
  const { routes: calendarRoutes, ...calendar } = inMemoryCalendarEvents(given.calendarEvents);
  const { routes: rateRoutes } = inMemoryMortgageRates(given.mortgageRates);
  return {
    ...inMemoryServer([
      ...milestoneRoutes,
      ...preApprovalRoutes,
      ...profileRoutes,
      ...lenderRoutes,
      ...calendarRoutes,
      ...rateRoutes,
    ]),
    ...milestones,
    ...preApproval,
    ...profile,
    ...lenders,
    ...calendar,
  };
}
